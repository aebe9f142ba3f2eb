// verify: proved
// native: ok
#include <cassert>
#include <new>

struct point {
    int x, y;
    point(int a, int b) : x(a), y(b) {}
};

int main() {
    alignas(point) unsigned char room[2 * sizeof(point)];
    point *p = new (room) point(1, 2);
    unsigned char *next = room + sizeof(point);
    point *q = new (next) point(3, 4);
    assert(p->x + q->y == 5);
    return 0;
}
