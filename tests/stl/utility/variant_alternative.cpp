// verify: proved
// native: ok
// clang: -std=c++17
#include <variant>

int main() {
    std::variant<int, char> v = 'a';
    return std::holds_alternative<int>(v) ? std::get<int>(v) : 0;
}
