// verify: proved
// native: none
#include <assert.h>
#include <string.h>

char nondet_char(void);

int main(void) {
    char text[4];
    text[0] = nondet_char();
    text[1] = nondet_char();
    text[2] = nondet_char();
    text[3] = 0;
    size_t length = strlen(text);
    assert(length <= 3);
    assert(text[length] == 0);
    assert(strnlen(text, 2) <= 2);
    return 0;
}
