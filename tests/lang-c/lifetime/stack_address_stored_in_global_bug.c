// verify: violated
// native: asan
#include <assert.h>

static const int *limits;

static void configure(int low, int high) {
    int values[2];
    values[0] = low;
    values[1] = high;
    limits = values;
}

static int inside(int x) {
    return x >= limits[0] && x <= limits[1]; //~ V0106
}

int main(void) {
    configure(10, 20);
    assert(inside(15) && !inside(21));
    return 0;
}
