// verify: proved
// native: ok
#include <array>
#include <cassert>

int main() {
    std::array<int, 3> a = {{1, 2, 3}};
    int sum = 0;
    for (std::size_t i = 0; i != a.size(); ++i)
        sum += a[i];
    assert(sum == 6);
}
