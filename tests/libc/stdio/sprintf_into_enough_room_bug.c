// verify: violated
// native: none
#include <stdio.h>

int nondet_int(void);

int main(void) {
    char text[11];
    sprintf(text, "%d", nondet_int()); //~ V0102
    return text[0];
}
