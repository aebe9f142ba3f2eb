// verify: proved
// native: ok
#include <cassert>

struct part {
    virtual ~part() {}
};
struct left : part {};
struct right : part {};
struct both : left, right {};
struct start {
    virtual ~start() {}
};
struct joined : start, both {};

int main() {
    joined j;
    start *s = &j;
    assert(dynamic_cast<left *>(s) != nullptr);
    assert(dynamic_cast<part *>(s) == nullptr);
    return 0;
}
