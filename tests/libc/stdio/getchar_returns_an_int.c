// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    int c = getchar();
    assert(c == EOF || (c >= 0 && c <= 255));
    if (c != EOF) {
        assert(ungetc(c, stdin) == c);
        assert(getchar() == c);
    }
    return 0;
}
