// verify: violated
// native: none
// clang: -std=c++23
#include <expected>

static std::expected<int, char> half(int x) {
    if (x % 2)
        return std::unexpected('o');
    return x / 2;
}

int main() {
    return *half(3); //~ V0508
}
