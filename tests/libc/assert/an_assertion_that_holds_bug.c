// verify: violated
// native: abort
#include <assert.h>

int main(void) {
    int values[3] = {3, 1, 2};
    int sum = values[0] + values[1];
    assert(sum == 6 && "all three are counted"); //~ V0001
    return 0;
}
