// verify: violated
// native: none
#include <setjmp.h>

static jmp_buf point;

int main(void) {
    int lost = 1;
    if (setjmp(point) == 0) {
        lost = 2;
        longjmp(point, 1);
    }
    /* Changed since, and not volatile (C11 7.13.2.1/3). */
    return lost == 2 ? 0 : 1; //~ V0111
}
