// verify: violated
// clang: -std=c++11
// native: abort
#include <cassert>
#include <exception>

int main() {
    assert(!std::current_exception());
    bool inside = false;
    try {
        throw 1;
    } catch (int) {
        inside = static_cast<bool>(std::current_exception());
    }
    assert(inside);
    assert(std::current_exception()); //~ V0001
    return 0;
}
