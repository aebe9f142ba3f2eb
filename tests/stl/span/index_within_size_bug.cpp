// verify: violated
// native: none
// clang: -std=c++20
#include <span>

int main() {
    int a[] = {0, 1, 2};
    std::span<int> s(a, 2);
    return s[2]; //~ V0506
}
