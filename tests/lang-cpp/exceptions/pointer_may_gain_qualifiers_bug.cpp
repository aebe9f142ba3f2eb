// verify: violated
// native: uncaught
#include <cassert>

static int value = 3;
static const int fixed = 4;

static int attempt(bool constant) {
    try {
        if (constant)
            throw &fixed; //~ V0601
        throw &value;
    } catch (int *p) {
        return *p;
    }
}

int main() {
    assert(attempt(false) == 3);
    assert(attempt(true) == 4);
    return 0;
}
