// verify: proved
// native: ok
#include <cassert>

static int alive;

struct error {
    error() { ++alive; }
    error(const error &) { ++alive; }
    ~error() { --alive; }
};

static int attempt() {
    try {
        throw error();
    } catch (error &) {
        try {
            throw 5;
        } catch (int i) {
            return i + alive;
        }
    }
    return -1;
}

int main() {
    assert(attempt() == 6 && alive == 0);
    return 0;
}
