// verify: proved
// native: none
#include <assert.h>
#include <string.h>

char nondet_char(void);

int main(void) {
    const char *text = "abca";
    char wanted = nondet_char();
    char *first = strchr(text, wanted);
    char *last = strrchr(text, wanted);
    assert((first == NULL) == (last == NULL));
    if (first != NULL) {
        assert(*first == wanted);
        assert(first <= last);
    }
    if (wanted == 'a') {
        assert(first == text && last == text + 3);
    }
    if (wanted == 0) {
        assert(first == text + 4);
    }
    return 0;
}
