// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

static int opened, closed;

struct file {
    explicit file(int mode) {
        if (mode == 0)
            throw 1;
        ++opened;
    }
    ~file() { ++closed; }
};

static void copy(int from, int to) {
    file a(from);
    file b(to);
}

int main() {
    int x = nondet_int(), y = nondet_int();
    bool failed = false;
    try {
        copy(x, y);
    } catch (int) {
        failed = true;
    }
    assert(opened == closed);
    assert(failed == (x == 0 || y == 0));
    return 0;
}
