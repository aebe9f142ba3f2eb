// verify: violated
// native: none
#include <assert.h>

extern void receive(int *length);

int main(void) {
    int length = 0, other = 7;
    receive(&length);
    assert(other == 7);
    assert(length == 0); //~ V0001
    return 0;
}
