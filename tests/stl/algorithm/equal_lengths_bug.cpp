// verify: violated
// system-headers: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> a{1, 2, 3}, b{1, 2};
    b.reserve(3);
    return std::equal(a.begin(), a.end(), b.begin()) ? 0 : 1; //~ V0503
}
