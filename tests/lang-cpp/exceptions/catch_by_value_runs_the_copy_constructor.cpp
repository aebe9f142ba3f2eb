// verify: proved
// native: ok
#include <cassert>

static int copies, destroyed;

struct error {
    error() {}
    error(const error &) { ++copies; }
    ~error() { ++destroyed; }
};

int main() {
    try {
        throw error();
    } catch (error &) {
    }
    assert(copies == 0 && destroyed == 1);
    try {
        throw error();
    } catch (error) {
    }
    assert(copies == 1 && destroyed == 3);
    return 0;
}
