// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{3, 1, 2};
    return std::find(v.end(), v.begin(), 2) == v.end() ? 1 : 0; //~ V0503
}
