// verify: violated
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = (char)(nondet_uchar() & 1 ? ' ' : 'x');
    char *end = text + 4;
    char *last = end - 1;
    while (end > text && *last == ' ') {
        end--;
        last = end - 1; //~ V0401
    }
    assert(end >= text && end <= text + 4);
    return 0;
}
