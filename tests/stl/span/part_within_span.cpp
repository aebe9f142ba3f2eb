// verify: proved
// native: ok
// clang: -std=c++20
#include <span>

int main() {
    int a[] = {0, 1, 2};
    return std::span<int>(a).first(3)[0];
}
