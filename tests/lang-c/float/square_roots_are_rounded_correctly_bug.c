// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    for (int i = 0; i < 100; i++)
        assert(sqrt((double)(i * i)) == i);
    double root = sqrt(2.0);
    double square = root * root;
    assert(square == 2.0); //~ V0001
    return 0;
}
