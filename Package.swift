// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The same, where no line touches a pointer: only SDLKit calls C.
let memorySafe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Optimised in test builds too: the tests step millions of frames and draw thousands of pictures.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "ParallaxPlayground",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "playground", targets: ["playground"]),
    // Preloaded by the benchmark and by tests, to count allocations.
    .library(name: "AllocationCounter", type: .dynamic, targets: ["AllocationCounter"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CSDL2Image", pkgConfig: "SDL2_image",
      providers: [.apt(["libsdl2-image-dev"]), .brew(["sdl2_image"])]),
    .systemLibrary(
      name: "CSDL2TTF", pkgConfig: "SDL2_ttf",
      providers: [.apt(["libsdl2-ttf-dev", "fonts-inter"]), .brew(["sdl2_ttf"])]),

    .systemLibrary(name: "CGetopt"),
    .target(name: "AllocationCounter"),

    .target(name: "ParallaxCore", swiftSettings: memorySafe + optimised),
    .target(
      name: "Drawing", dependencies: ["ParallaxCore"], swiftSettings: memorySafe + optimised),
    .target(
      name: "SDLKit",
      dependencies: ["ParallaxCore", "Drawing", "CSDL2", "CSDL2Image", "CSDL2TTF"],
      swiftSettings: strict + optimised),
    .target(
      name: "PanelKit", dependencies: ["ParallaxCore", "Drawing"], swiftSettings: memorySafe),
    .target(name: "Documents", dependencies: ["ParallaxCore"], swiftSettings: memorySafe),
    .target(
      name: "PlaygroundApp",
      dependencies: ["ParallaxCore", "Drawing", "SDLKit", "PanelKit", "Documents"],
      swiftSettings: memorySafe),
    .executableTarget(
      name: "playground",
      dependencies: ["PlaygroundApp", "Documents", "ParallaxCore", "CGetopt"],
      swiftSettings: memorySafe),

    .testTarget(
      name: "ParallaxCoreTests", dependencies: ["ParallaxCore"], resources: [.copy("Figures")],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "ParallaxCore"], swiftSettings: strict),
    .testTarget(
      name: "SDLKitTests", dependencies: ["SDLKit", "Drawing", "ParallaxCore"],
      swiftSettings: strict),
    .testTarget(
      name: "PanelKitTests", dependencies: ["PanelKit", "Drawing", "ParallaxCore"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "ParallaxCore"],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundAppTests",
      dependencies: [
        "PlaygroundApp", "ParallaxCore", "Drawing", "SDLKit", "PanelKit", "Documents", "playground",
      ],
      resources: [.copy("Goldens")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
