// verify: proved
// native: ok
#include <assert.h>
#include <setjmp.h>

static jmp_buf point;
static int tries;

static void fail(int why) {
    int local = why;
    tries++;
    longjmp(point, local);
}

int main(void) {
    volatile int stays = 1;
    int status = setjmp(point);
    if (tries < 3) {
        stays = stays + 1;
        fail(status);
    }
    /* Zero becomes one. */
    assert(status == 1);
    assert(stays == 4);
    return 0;
}
