// verify: violated
// native: abort
#include <cassert>

struct base {
    int id = 7;
};
struct middle : virtual base {
    int m = 1;
};
struct padded : middle {
    long filler[5] = {};
};

static long offset(middle *m) {
    base *b = m;
    return reinterpret_cast<char *>(b) - reinterpret_cast<char *>(m);
}

int main() {
    middle m;
    padded p;
    assert(static_cast<base &>(p).id == 7);
    assert(offset(&m) == offset(&p)); //~ V0001
    return 0;
}
