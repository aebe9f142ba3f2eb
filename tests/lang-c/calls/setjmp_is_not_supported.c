// verify: unknown
// native: ok
#include <setjmp.h>

static jmp_buf point;
static int state;

static void fail(void) { longjmp(point, 1); }

int main(void) {
    if (setjmp(point) == 0) {
        state = 1;
        fail();
    }
    return state == 1 ? 0 : 1;
}
