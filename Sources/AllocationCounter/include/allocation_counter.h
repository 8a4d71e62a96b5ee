#pragma once

/// How many blocks the program has asked the heap for.
unsigned long long allocation_count(void);
