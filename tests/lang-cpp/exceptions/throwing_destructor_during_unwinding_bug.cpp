// verify: violated
// native: uncaught
#include <cassert>

struct bomb {
    ~bomb() noexcept(false) {
        throw 1; //~ V0604
    }
};

int main() {
    int caught = 0;
    try {
        bomb b;
        throw 2;
    } catch (int i) {
        caught = i;
    }
    assert(caught == 1);
    return 0;
}
