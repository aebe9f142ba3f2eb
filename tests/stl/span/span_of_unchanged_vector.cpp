// verify: proved
// native: ok
// clang: -std=c++20
#include <span>
#include <vector>

int main() {
    std::vector<int> v(3, 0);
    std::span<int> s(v);
    return s[2];
}
