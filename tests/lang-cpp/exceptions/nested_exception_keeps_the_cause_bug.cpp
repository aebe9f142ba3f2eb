// verify: violated
// clang: -std=c++11
// native: abort
#include <cassert>
#include <exception>

struct outer {
    virtual ~outer() {}
};

static void fail() {
    try {
        throw 42;
    } catch (int) {
        std::throw_with_nested(outer());
    }
}

int main() {
    int cause = 0;
    try {
        fail();
    } catch (const outer &o) {
        try {
            std::rethrow_if_nested(o);
        } catch (int i) {
            cause = i;
        }
    }
    assert(cause == 0); //~ V0001
    return 0;
}
