// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

static void copy(char *to, const char *from, unsigned count) {
    unsigned n = (count + 3) / 4;
    switch (count % 4) {
    case 0:
        do {
            *to++ = *from++; /* fall through */
        case 3: *to++ = *from++; /* fall through */
        case 2: *to++ = *from++; /* fall through */
        case 1: *to++ = *from++;
        } while (--n > 0);
    }
}

int main(void) {
    const char source[] = "abcdefghijk";
    char target[12] = {0};
    unsigned count = nondet_uint();
    if (count < 1 || count > 11)
        return 0;
    copy(target, source, count);
    assert(target[count - 1] == source[count - 1]);
    assert(target[count - 1] != 'k'); //~ V0001
    return 0;
}
