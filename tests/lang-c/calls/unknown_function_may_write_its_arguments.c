// verify: bounded
// native: none
#include <assert.h>

extern void receive(int *length);

int main(void) {
    int length = 0, other = 7;
    receive(&length);
    assert(other == 7);
    if (length == 0)
        assert(length + other == 7);
    return 0;
}
