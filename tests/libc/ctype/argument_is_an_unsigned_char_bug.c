// verify: violated
// native: none
#include <ctype.h>

signed char nondet_schar(void);

int main(void) {
    signed char c = nondet_schar();
    return (isspace)(c) != 0; //~ V0501
}
