// verify: violated
// native: none
#include <assert.h>
#include <time.h>

int main(void) {
    clock_t before = clock();
    assert(clock() >= before); //~ V0001
    return 0;
}
