// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    double root = sqrt(-4.0);
    assert(root * root == -4.0); //~ V0001
    return 0;
}
