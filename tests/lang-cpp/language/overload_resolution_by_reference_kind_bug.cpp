// verify: violated
// native: abort
#include <cassert>
#include <utility>

struct buffer {
    int state = 0;
    int read() & { return 1; }
    int read() const & { return 2; }
    int read() && { return 3; }
};

static buffer make() { return {}; }

int main() {
    buffer b;
    const buffer c;
    assert(b.read() == 1 && c.read() == 2);
    assert(make().read() == 3);
    assert(std::move(c).read() == 3); //~ V0001
    return 0;
}
