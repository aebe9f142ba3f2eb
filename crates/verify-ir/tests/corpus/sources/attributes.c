// What the source promises, as attributes of functions and parameters.
#include <stddef.h>
// expect attribute: `allocate` has allocsize noalias
// expect attribute: `never` has noreturn cold
// expect attribute: `first` has nonnull noinline
// expect attribute: `pure_one` has nounwind willreturn
void *allocate(size_t n, size_t size) __attribute__((malloc, alloc_size(1, 2), alloc_align(1)));
void never(int) __attribute__((noreturn, cold));
int pure_one(const int *) __attribute__((pure));
int const_one(int) __attribute__((const));
char first(const char *p, int n) __attribute__((nonnull(1), noinline));

char first(const char *p, int n) {
    int *block = allocate(3, sizeof(int));
    if (!block)
        never(const_one(n));
    return p[n] + (char)pure_one(block);
}

static void release(int **p) { *p = NULL; }
__attribute__((optnone, noinline)) int cleaned(int x) {
    int *guard __attribute__((cleanup(release))) = &x;
    return *guard;
}
__attribute__((always_inline)) static inline int tiny(int x) { return x + 1; }
__attribute__((constructor(200))) void before(void) { cleaned(tiny(1)); }
__attribute__((destructor)) void after(void) {}
__attribute__((hot, flatten, nothrow, no_sanitize("undefined"))) int hot(int x) { return tiny(x); }
