#pragma once
#include <getopt.h>

// Swift does not let a program touch C's mutable globals; these do it.

/// The argument of the option that was found last; NULL when it has none.
static inline const char *getopt_argument(void) { return optarg; }

/// The index of the next argument to look at.
static inline int getopt_index(void) { return optind; }

/// Starts at the first argument, and leaves messages to the caller.
static inline void getopt_begin(void) {
  optind = 1;
  opterr = 0;
}
