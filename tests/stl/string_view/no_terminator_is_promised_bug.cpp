// verify: violated
// clang: -std=c++17
// native: none
#include <string_view>

int main() {
    std::string_view v("abcdef", 3);
    return v[3]; //~ V0506
}
