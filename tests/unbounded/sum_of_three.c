// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int a = 0;
    int b = 0;
    int c = 0;
    for (int i = 0; i < n && c < 1000000; i++) {
        if (nondet_int() > 0) {
            a++;
        } else {
            b++;
        }
        c++;
    }
    assert(a + b == c);
    return 0;
}
