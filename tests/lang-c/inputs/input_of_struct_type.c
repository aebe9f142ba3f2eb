// verify: proved
// native: none
#include <assert.h>

struct point {
    int x;
    short y;
};

struct point nondet_point(void);

int main(void) {
    struct point p = nondet_point();
    assert(p.y <= 32767);
    assert(p.x == p.x);
    return 0;
}
