// verify: proved
// native: none
#include <assert.h>
#include <string.h>

char nondet_char(void);

int main(void) {
    char source[5], target[5];
    for (int i = 0; i < 4; i++) {
        source[i] = nondet_char();
    }
    source[4] = 0;
    strcpy(target, source);
    assert(strcmp(source, target) == 0);
    assert(strlen(target) <= 4);
    return 0;
}
