// verify: violated
// native: none
#include <string.h>

char nondet_char(void);

int main(void) {
    char source[5], target[4];
    for (int i = 0; i < 4; i++) {
        source[i] = nondet_char();
    }
    source[4] = 0;
    strcpy(target, source); //~ V0102
    return target[0];
}
