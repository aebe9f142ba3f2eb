// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <exception>

static int seen = -1;

struct probe {
    int before = std::uncaught_exceptions();
    ~probe() { seen = std::uncaught_exceptions() - before; }
};

int main() {
    { probe p; }
    assert(seen == 0);
    try {
        probe p;
        throw 1;
    } catch (int) {
        assert(std::uncaught_exceptions() == 0);
    }
    assert(seen == 1);
    return 0;
}
