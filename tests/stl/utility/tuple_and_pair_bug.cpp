// verify: violated
// native: abort
#include <cassert>
#include <tuple>

int main() {
    std::tuple<int, char> a(1, 'b'), b(1, 'c');
    assert(a > b); //~ V0001
}
