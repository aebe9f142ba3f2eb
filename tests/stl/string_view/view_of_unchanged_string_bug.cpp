// verify: violated
// clang: -std=c++17
// native: none
#include <string>
#include <string_view>

int main() {
    std::string owner("text");
    std::string_view view = owner;
    owner += "!";
    return view.back(); //~ V0104
}
