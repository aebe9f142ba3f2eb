// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int x = 0;
    int y = 0;
    while (x < n) {
        x++;
        y++;
    }
    assert(x == y);
    return 0;
}
