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
    clock_t after = clock();
    assert(after == (clock_t)-1 || after >= before);
    return 0;
}
