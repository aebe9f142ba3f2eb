// verify: proved
// native: ok
// clang: -std=c++17
#include <cassert>
#include <optional>

int main() {
    std::optional<int> o;
    try {
        o.value();
        assert(false);
    } catch (const std::bad_optional_access &) {
    }
}
