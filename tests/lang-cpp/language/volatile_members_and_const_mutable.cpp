// verify: proved
// native: ok
#include <cassert>

struct sensor {
    volatile int raw = 3;
    mutable int reads = 0;
    int get() const {
        ++reads;
        return raw;
    }
};

int main() {
    const sensor s;
    int a = s.get(), b = s.get();
    assert(a == 3 && b == 3);
    assert(s.reads == 2);
    return 0;
}
