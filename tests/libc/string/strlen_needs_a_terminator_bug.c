// verify: violated
// native: none
#include <string.h>

char nondet_char(void);

int main(void) {
    char text[3];
    text[0] = nondet_char();
    text[1] = nondet_char();
    text[2] = nondet_char();
    return (int)strlen(text); //~ V0102
}
