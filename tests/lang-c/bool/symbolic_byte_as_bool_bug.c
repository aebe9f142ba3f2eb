// verify: violated
// native: none
#include <stdbool.h>
#include <string.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned char byte = nondet_uchar();
    if (byte > 2)
        return 0;
    bool flag;
    memcpy(&flag, &byte, 1);
    return flag ? 1 : 0; //~ V0209
}
