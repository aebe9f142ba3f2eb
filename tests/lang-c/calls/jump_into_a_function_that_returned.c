// verify: proved
// native: ok
#include <assert.h>
#include <setjmp.h>

static jmp_buf point;

static int run(int depth) {
    if (depth == 0) {
        longjmp(point, 5);
    }
    return run(depth - 1) + 1;
}

int main(void) {
    int status = setjmp(point);
    if (status == 0) {
        run(4);
        assert(0);
    }
    assert(status == 5);
    return 0;
}
