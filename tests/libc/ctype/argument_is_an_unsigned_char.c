// verify: proved
// native: none
#include <ctype.h>

char nondet_char(void);

int main(void) {
    char c = nondet_char();
    return (isspace)((unsigned char)c) && (toupper)(c & 0x7f) == 'X';
}
