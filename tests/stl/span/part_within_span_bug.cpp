// verify: violated
// native: none
// clang: -std=c++20
#include <span>

int main() {
    int a[] = {0, 1, 2};
    return std::span<int>(a).first(4)[0]; //~ V0506
}
