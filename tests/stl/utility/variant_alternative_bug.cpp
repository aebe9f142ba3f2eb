// verify: violated
// native: uncaught
// clang: -std=c++17
#include <variant>

int main() {
    std::variant<int, char> v = 'a';
    return std::get<int>(v); //~ V0601
}
