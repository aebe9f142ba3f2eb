// verify: proved
// clang: -std=c++11
// native: ok
#include <cassert>
#include <exception>

struct known {
    int code;
};

static void translate() {
    known k = {12};
    throw k;
}

static void act() throw(known) { throw 3.5; }

int main() {
    std::set_unexpected(translate);
    int code = 0;
    try {
        act();
    } catch (const known &k) {
        code = k.code;
    }
    assert(code == 12);
    return 0;
}
