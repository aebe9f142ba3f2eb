// verify: violated
// native: none
// flags: --fail-fast
#include <verify.h>

int nondet_int();

int main() {
    int low = 0;
    int high = 101;
    while (high - low > 1) {
        VERIFY_INVARIANT(0 <= low && low < high && high <= 100);  //~ V1005
        int middle = low + (high - low) / 2;
        if (nondet_int()) {
            low = middle;
        } else {
            high = middle;
        }
    }
    verify::check(high - low == 1);
}
