// verify: proved
// native: ok
#include <cassert>

struct bomb {
    ~bomb() noexcept(false) {
        throw 1;
    }
};

int main() {
    int caught = 0;
    try {
        bomb b;
    } catch (int i) {
        caught = i;
    }
    assert(caught == 1);
    return 0;
}
