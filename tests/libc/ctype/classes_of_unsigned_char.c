// verify: proved
// native: none
#include <assert.h>
#include <ctype.h>

unsigned char nondet_uchar(void);

int main(void) {
    int c = nondet_uchar();
    assert(!isalnum(c) == !(isalpha(c) || isdigit(c)));
    assert(!isalpha(c) == !(isupper(c) || islower(c)));
    assert(!(isupper(c) && islower(c)));
    assert(!ispunct(c) || (isgraph(c) && !isalnum(c)));
    assert(!isxdigit(c) || isalnum(c));
    assert(isprint(c) || !isgraph(c));
    if (isupper(c)) {
        assert(tolower(c) == c + 32);
        assert(toupper(tolower(c)) == c);
    }
    return 0;
}
