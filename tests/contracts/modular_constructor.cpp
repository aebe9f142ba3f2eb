// verify: proved
// native: ok
// flags: --modular
// With `--modular` the contract of a constructor stands for it where its class is no more than its bytes.
#include <verify.h>

struct Point {
    int x, y;
    Point(int a, int b)
        VERIFY_POST(x == a && y >= b)
        : x(a), y(b) {}
};

int left_of(int at)
    VERIFY_PRE(at > 0)
    VERIFY_POST(r, r == at) {
    Point point(at, 2);
    return point.y >= 2 ? point.x : -1;
}

int main() { return left_of(3) == 3 ? 0 : 1; }
