// verify: violated
// native: abort
#include <assert.h>
#include <stdlib.h>

int main(void) {
    double sum = strtod("0.1", NULL) + strtod("0.2", NULL);
    assert(sum == strtod("0.3", NULL)); //~ V0001
    return 0;
}
