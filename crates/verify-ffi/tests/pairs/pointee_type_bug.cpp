#include <cstddef>

extern "C" bool measure(const char *text, std::size_t *length) { *length = 0; return text; }
extern "C" double sum(const double *values, std::size_t count) { return count ? values[0] : 0; }
extern "C" void store(const void *bytes, int **words) { (void)bytes; (void)words; }
extern "C" void any(long *what) { (void)what; }
extern "C" void corners(const float *of) { (void)of; }
