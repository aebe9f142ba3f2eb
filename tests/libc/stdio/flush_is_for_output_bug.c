// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    fflush(stdin); //~ V0511
    return 0;
}
