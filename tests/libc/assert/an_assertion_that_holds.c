// verify: proved
// native: ok
#include <assert.h>

int main(void) {
    int values[3] = {3, 1, 2};
    int sum = values[0] + values[1] + values[2];
    assert(sum == 6 && "all three are counted");
    static_assert(sizeof values == 3 * sizeof(int), "three of them");
    return 0;
}
