#pragma once
// SDL's own types come from its module, so that there is one of each.
#include "../CSDL2/shim.h"

#include <SDL_image.h>
