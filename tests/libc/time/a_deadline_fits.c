// verify: proved
// native: ok
// A deadline is a time that is seen and some more, which fits: no clock has run for that long.
#include <time.h>

int main(void) {
    clock_t started = clock();
    if (started == (clock_t)-1)
        return 0;
    clock_t until = started + 100 * CLOCKS_PER_SEC;
    time_t tomorrow = time(NULL) + 24 * 60 * 60;
    return until > started && tomorrow > 0 ? 0 : 1;
}
