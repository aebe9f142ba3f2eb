// verify: proved
// native: none
#include <assert.h>
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    char source[8] = "abcdefg";
    char target[8] = "zzzzzzz";
    unsigned n = nondet_uint();
    if (n > 8)
        return 0;
    memcpy(target, source, n);
    for (unsigned i = 0; i < 7; i++)
        assert(target[i] == (i < n ? source[i] : 'z'));
    return 0;
}
