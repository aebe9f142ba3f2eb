// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <string_view>

int main() {
    std::string_view v("key=value");
    v.remove_prefix(v.find('=') + 1);
    assert(v == "value");
}
