// verify: proved
// native: ok
// clang: -std=c++20
#include <span>

int main() {
    int a[] = {0, 1, 2};
    std::span<int> s(a);
    return s[0] + s.front();
}
