#pragma once
// The program's own `main` starts it; SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL.h>
