// verify: proved
// native: ok
#include <cassert>

static int finished;

struct sentinel {
    int expected;
    explicit sentinel(int e) : expected(e) {}
    ~sentinel() {
        assert(finished++ == expected);
    }
};

static sentinel first(1), second(0);

int main() { return 0; }
