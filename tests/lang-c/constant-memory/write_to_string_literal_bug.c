// verify: violated
// native: asan
#include <assert.h>

static void capitalise(char *s) {
    if (*s >= 'a' && *s <= 'z')
        *s = (char)(*s - 'a' + 'A'); //~ V0113
}

int main(void) {
    char *word = "hello";
    capitalise(word);
    assert(word[0] == 'H');
    return 0;
}
