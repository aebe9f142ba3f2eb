// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> a{1, 2, 3}, b{1, 2, 3};
    return std::equal(a.begin(), a.end(), b.begin()) ? 0 : 1;
}
