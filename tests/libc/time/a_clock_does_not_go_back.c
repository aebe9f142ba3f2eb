// verify: proved
// native: ok
#include <assert.h>
#include <time.h>

int main(void) {
    time_t first = time(NULL);
    time_t second;
    time(&second);
    assert(second >= first);
    clock_t before = clock();
    assert(clock() >= before);
    return 0;
}
