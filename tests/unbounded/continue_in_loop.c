// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int odd = 0;
    int even = 0;
    for (int i = 0; i < n; i++) {
        if (i % 2) {
            odd++;
            continue;
        }
        even++;
    }
    assert(odd >= 0 && even >= 0);
    return 0;
}
