// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{5, 2, 3, 1};
    return std::binary_search(v.begin(), v.end(), 3); //~ V0509
}
