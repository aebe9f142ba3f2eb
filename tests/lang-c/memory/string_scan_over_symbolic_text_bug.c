// verify: violated
// native: none
#include <assert.h>
#include <string.h>

char nondet_char(void);

static int count(const char *s, char c) {
    int n = 0;
    for (; *s; s++)
        n += *s == c;
    return n;
}

int main(void) {
    char s[6];
    for (int i = 0; i < 5; i++)
        s[i] = nondet_char();
    s[5] = '\0';
    size_t length = strlen(s);
    assert(length <= 5);
    int spaces = count(s, ' ');
    assert(spaces >= 0 && (size_t)spaces <= length);
    char *at = strchr(s, 'q');
    if (at)
        assert(*at == 'q' && (size_t)(at - s) < length);
    else
        assert(spaces < 5); //~ V0001
    return 0;
}
