// verify: proved
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = (char)(nondet_uchar() & 1 ? ' ' : 'x');
    char *end = text + 4;
    while (end > text && end[-1] == ' ')
        end--;
    assert(end >= text && end <= text + 4);
    return 0;
}
