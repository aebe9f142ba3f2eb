// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <string>
#include <string_view>

int main() {
    std::string owner("text");
    owner += "!";
    std::string_view view = owner;
    assert(view.back() == '!');
}
