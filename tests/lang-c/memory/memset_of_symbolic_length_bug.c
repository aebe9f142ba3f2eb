// verify: violated
// native: none
#include <assert.h>
#include <string.h>

unsigned char nondet_uchar(void);

int main(void) {
    char buffer[12] = "hello world";
    unsigned n = nondet_uchar() % 13;
    unsigned char fill = nondet_uchar();
    memset(buffer, fill, n);
    if (n > 0)
        assert((unsigned char)buffer[n - 1] == fill);
    if (n <= 12)
        assert(buffer[n] == "hello world"[n]); //~ V0103
    return 0;
}
