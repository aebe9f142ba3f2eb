// verify: violated
// clang: -std=c++23
// native: asan
#include <span>
#include <spanstream>

int main() {
    std::ispanstream in{std::span<char>()};
    {
        char text[] = "42";
        in.span(std::span<char>(text, 2));
    }
    return in.span()[0]; //~ V0105
}
