// verify: proved
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    char text[4];
    int expected = 0;
    for (int i = 0; i < 3; i++) {
        int digit = nondet_int();
        if (digit < 0 || digit > 9) {
            return 0;
        }
        text[i] = (char)('0' + digit);
        expected = expected * 10 + digit;
    }
    text[3] = 0;
    assert(atoi(text) == expected);
    return 0;
}
