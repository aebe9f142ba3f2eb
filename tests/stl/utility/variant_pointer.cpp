// verify: proved
// native: ok
// clang: -std=c++17
#include <variant>

int main() {
    std::variant<int, char> v = 3;
    int *p = std::get_if<int>(&v);
    return p ? *p - 3 : 1;
}
