// verify: violated
// clang: -std=c++17
// native: none
#include <string_view>

int main() {
    std::string_view v("abc");
    v.remove_prefix(4); //~ V0506
    return v.size();
}
