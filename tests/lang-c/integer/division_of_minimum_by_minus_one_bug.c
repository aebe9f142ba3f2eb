// verify: violated
// native: none
#include <limits.h>

int nondet_int(void);

int main(void) {
    int a = nondet_int(), b = nondet_int();
    if (b == 0)
        return 0;
    return a / b == 17; //~ V0204
}
