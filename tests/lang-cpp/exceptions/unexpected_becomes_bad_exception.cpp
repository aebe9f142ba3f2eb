// verify: proved
// clang: -std=c++14
// native: ok
#include <cassert>
#include <exception>

static void translate() { throw; }

static void act() throw(int, std::bad_exception) { throw 'c'; }

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
