// verify: violated
// native: asan
#include <cassert>
#include <new>

struct point {
    int x, y;
    point(int a, int b) : x(a), y(b) {} //~ V0102
};

int main() {
    alignas(point) unsigned char room[sizeof(point)];
    point *p = new (room) point(1, 2);
    unsigned char *next = room + sizeof(point);
    point *q = new (next) point(3, 4);
    assert(p->x + q->y == 5);
    return 0;
}
