// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <string>
#include <string_view>

int main() {
    std::string_view v("abcdef", 3);
    assert(std::string(v) == "abc");
}
