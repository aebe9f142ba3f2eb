// verify: proved
// native: ok
#include <assert.h>
#include <math.h>

int main(void) {
    for (int i = 0; i < 100; i++)
        assert(sqrt((double)(i * i)) == i);
    double root = sqrt(2.0);
    double square = root * root;
    assert(square > 2.0 && square - 2.0 < 1e-15);
    return 0;
}
