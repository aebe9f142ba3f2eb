// verify: proved
// native: none
#include <assert.h>
#include <string.h>

char nondet_char(void);

int main(void) {
    char text[6];
    for (int i = 0; i < 5; i++) {
        text[i] = nondet_char();
    }
    text[5] = 0;
    char *found = strstr(text, "ab");
    if (found != NULL) {
        assert(found[0] == 'a' && found[1] == 'b');
        assert(found - text <= 3);
    }
    assert(strstr(text, "") == text);
    return 0;
}
