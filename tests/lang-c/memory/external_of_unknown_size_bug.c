// verify: violated
// native: none
#include <assert.h>

extern int table[];

int main(void) {
    assert(table[3] < 42); //~ V0001
    return 0;
}
