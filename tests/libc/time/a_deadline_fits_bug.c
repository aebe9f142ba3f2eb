// verify: violated
// native: none
// A deadline in a number that is too small for it.
#include <time.h>

int main(void) {
    clock_t started = clock();
    if (started < 0 || started > 2147483647)
        return 0;
    int until = (int)started + 100 * CLOCKS_PER_SEC > 0 ? (int)started : 0;
    return until + 1000 > 0 ? 0 : 1; //~ V0201
}
