// verify: proved
// native: none
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    char data[16];
    memset(data, 'd', sizeof data);
    unsigned to = nondet_uint();
    if (to > 12)
        return 0;
    if (to < 4)
        return 0;
    memcpy(data + to, data, 4);
    return 0;
}
