// verify: violated
// native: asan
// clang: -std=c++20
#include <span>
#include <vector>

int main() {
    std::vector<int> v(3, 0);
    std::span<int> s(v);
    v.push_back(1);
    return s[2]; //~ V0104
}
