# The two commands a newcomer needs are `make run` and `make test`.
.DEFAULT_GOAL := help
.PHONY: help run test bench format lint clean build setup setup-test

# What apt installs on Debian and Ubuntu, and brew on macOS.
APT_PACKAGES := libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev fonts-inter pkg-config make
APT_TEST_PACKAGES := xvfb xdotool x11-apps
BREW_PACKAGES := sdl2 sdl2_image sdl2_ttf pkg-config font-inter
MODULES := sdl2 SDL2_image SDL2_ttf

SYSTEM := $(shell uname -s)
# SwiftPM refuses the -D_REENTRANT of SDL's own description with a warning for each target; it gets a
# copy without it.
PKGCONFIG := $(CURDIR)/.build/pkgconfig
export PKG_CONFIG_PATH := $(PKGCONFIG):$(PKG_CONFIG_PATH)

ifeq ($(SYSTEM),Linux)
RELEASE := -c release --static-swift-stdlib -Xswiftc -use-ld=lld
# A test or benchmark without a display gets a virtual one.
DISPLAYED := $(if $(DISPLAY)$(WAYLAND_DISPLAY),,xvfb-run -a -s "-screen 0 1600x1100x24")
PRELOAD := LD_PRELOAD=$(CURDIR)/.build/release/libAllocationCounter.so
else
RELEASE := -c release
endif
PROGRAM := .build/release/playground

help: ## Print this
	@echo "Parallax Playground. Commands:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16
	@echo '  make run ARGS="--preset=layer-cake --theme=light"   passes options on; --help lists them'

run: build ## Set up, build and start the playground (without a display: play the tour)
	@exec $(PROGRAM) $(ARGS)

test: setup setup-test ## Set up, build and run every test
	@swift build --build-tests
	@swift test --skip-build --disable-xctest

bench: setup setup-test build ## Measure frames, memory, start and rest; print JSON and a table
	@swift build $(RELEASE) --product AllocationCounter >&2
	@$(DISPLAYED) env $(PRELOAD) $(PROGRAM) bench $(ARGS)

format: ## Format the sources
	@swift format --in-place --recursive Package.swift Sources Tests

lint: ## Check the format; any finding is an error
	@swift format lint --strict --recursive Package.swift Sources Tests

clean: ## Remove what was built
	@rm -rf .build

build: setup
	@swift build $(RELEASE) --product playground >&2

setup: $(PKGCONFIG)/sdl2.pc

$(PKGCONFIG)/sdl2.pc:
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://swift.org/install"; exit 1; }
	@pkg-config --exists $(MODULES) 2>/dev/null && $(HAS_FONT) || { $(call install,$(APT_PACKAGES),$(BREW_PACKAGES)); }
	@mkdir -p $(PKGCONFIG)
	@sed 's/-D_REENTRANT//' "$$(pkg-config --variable=pcfiledir sdl2)/sdl2.pc" > $@.part && mv $@.part $@

# A font of any kind will do to run; Inter is what the window is designed with.
HAS_FONT := { test "$(SYSTEM)" = Darwin || ls /usr/share/fonts/*/inter*/*nter-Regular.* >/dev/null 2>&1; }

setup-test:
ifeq ($(SYSTEM),Linux)
	@{ command -v Xvfb && command -v xdotool && command -v xwd; } >/dev/null || { $(call install,$(APT_TEST_PACKAGES),); }
endif

# install(apt packages, brew packages): as root or through sudo; elsewhere says what is needed.
define install
if command -v apt-get >/dev/null; then \
  if [ "$$(id -u)" = 0 ]; then as=; elif command -v sudo >/dev/null; then as=sudo; \
  else echo "Install as root: apt-get install $(1)"; exit 1; fi; \
  echo "Installing $(1)"; \
  $$as apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$as apt-get install -y -qq $(1) >/dev/null; \
elif command -v brew >/dev/null; then brew install $(2); \
else echo "Install what your system calls these packages, then run make again: $(1)"; exit 1; fi
endef
