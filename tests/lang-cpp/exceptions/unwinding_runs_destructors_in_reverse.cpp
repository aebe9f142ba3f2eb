// verify: proved
// native: ok
#include <cassert>

static int order;

struct guard {
    int id;
    explicit guard(int i) : id(i) {}
    ~guard() { order = order * 10 + id; }
};

static void inner() {
    guard c(3);
    throw 1;
}

static void outer() {
    guard a(1);
    {
        guard x(9);
    }
    guard b(2);
    inner();
    guard never(4);
}

int main() {
    try {
        outer();
    } catch (int) {
    }
    assert(order == 9321);
    return 0;
}
