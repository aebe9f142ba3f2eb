// verify: violated
// native: abort
#include <cassert>

static int attempts;

static int connect() {
    if (++attempts < 3)
        throw attempts;
    return 100 + attempts;
}

static int &connection() {
    static int c = connect();
    return c;
}

int main() {
    int failures = 0;
    for (int i = 0; i < 4; ++i)
        try {
            connection();
        } catch (int) {
            ++failures;
        }
    assert(failures == 1); //~ V0001
    return 0;
}
