// verify: violated
// native: abort
#include <cassert>

static int finished;

struct sentinel {
    int expected;
    explicit sentinel(int e) : expected(e) {}
    ~sentinel() {
        assert(finished++ == expected); //~ V0001
    }
};

static sentinel first(0), second(1);

int main() { return 0; }
