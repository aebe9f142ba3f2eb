// verify: violated
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
    assert(found == NULL || found[2] == 0); //~ V0001
    return 0;
}
