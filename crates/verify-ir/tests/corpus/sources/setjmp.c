// A call that returns twice.
#include <setjmp.h>
// expect function: `int attempt(void (*)(struct __jmp_buf_tag *))` at 6
// expect attribute: `_setjmp` has returns_twice

int attempt(void (*action)(jmp_buf)) {
    jmp_buf place;
    volatile int tries = 0;
    if (setjmp(place) != 0)
        return tries;
    tries++;
    action(place);
    return 0;
}
