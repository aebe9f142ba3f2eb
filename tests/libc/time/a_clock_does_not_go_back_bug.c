// verify: violated
// native: none
#include <assert.h>
#include <time.h>

int main(void) {
    time_t first = time(NULL);
    time_t second = time(NULL);
    assert(second == first); //~ V0001
    return 0;
}
