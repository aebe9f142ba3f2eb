// verify: violated
// native: none
// clang: -std=c++17
#include <variant>

int main() {
    std::variant<int, char> v = 'a';
    return *std::get_if<int>(&v); //~ V0101
}
