// verify: violated
// clang: -std=c++17
// native: none
#include <string>
#include <string_view>

static std::string made() { return "made text"; }

int main() {
    std::string_view view = made();
    return view[0]; //~ V0104
}
