// verify: proved
// native: ok
#include <cassert>

static int closed;

struct file {
    bool dirty;
    explicit file(bool d) : dirty(d) {}
    ~file() {
        if (dirty)
            closed = -1;
        else
            closed = 1;
    }
};

int main() {
    { file f(false); }
    assert(closed == 1);
    try {
        file g(true);
    } catch (int) {
        closed = 2;
    }
    assert(closed == -1);
    return 0;
}
