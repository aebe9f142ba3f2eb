// verify: violated
// native: abort
#include <stdlib.h>

static int state;

static void first(void) {
    if (state != 1) {
        abort(); //~ V0003
    }
}

static void second(void) {
    state = 1;
}

int main(void) {
    at_quick_exit(second);
    at_quick_exit(first);
    quick_exit(3);
}
