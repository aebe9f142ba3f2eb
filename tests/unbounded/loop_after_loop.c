// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int x = 0;
    for (int i = 0; i < n; i++) {
        x++;
    }
    for (int i = 0; i < n; i++) {
        x--;
    }
    assert(x == 0);
    return 0;
}
