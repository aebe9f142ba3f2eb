// verify: violated
// native: none
#include <setjmp.h>

static jmp_buf point;

static int prepare(void) { return setjmp(point); }

int main(void) {
    if (prepare() == 0) {
        longjmp(point, 1); //~ V0501
    }
    return 0;
}
