// verify: proved
// native: exit 3
#include <stdlib.h>

static int state;

static void first(void) {
    if (state != 1) {
        abort();
    }
}

static void second(void) {
    state = 1;
}

int main(void) {
    at_quick_exit(first);
    at_quick_exit(second);
    quick_exit(3);
}
