// verify: violated
// clang: -std=c++14
// native: uncaught
#include <cassert>
#include <exception>

static void translate() { throw; }

static void act() throw(int) { throw 'c'; } //~ V0603

int main() {
    std::set_unexpected(translate);
    int result = 0;
    try {
        act();
    } catch (const std::bad_exception &) {
        result = 1;
    } catch (...) {
        result = 2;
    }
    assert(result == 1);
    return 0;
}
