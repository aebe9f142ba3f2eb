// verify: proved
// clang: -std=c++23
// native: ok
#include <cassert>
#include <span>
#include <spanstream>

int main() {
    char text[] = "42";
    std::ispanstream in{std::span<char>(text, 2)};
    int number = 0;
    in >> number;
    assert(number == 42);
}
