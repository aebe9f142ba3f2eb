// run: same
#include <stdio.h>
#include <stdlib.h>

static int started;

__attribute__((constructor(201))) static void second(void) {
    printf("constructor 201, started %d\n", started);
    started = 2;
}

__attribute__((constructor(150))) static void first(void) {
    printf("constructor 150, started %d\n", started);
    started = 1;
}

__attribute__((destructor)) static void last(void) { printf("destructor, started %d\n", started); }

static void registered_early(void) { printf("registered first, runs last\n"); }
static void registered_late(void) { printf("registered second, runs first\n"); }

static void nested(void) {
    printf("nested registration\n");
    atexit(registered_late);
}

int main(int argc, char **argv) {
    printf("main, started %d, arguments %d %d\n", started, argc, argv[argc] == NULL);
    atexit(registered_early);
    atexit(registered_late);
    atexit(nested);
    started += 10;
    if (started == 12)
        exit(0);
    return 1;
}
