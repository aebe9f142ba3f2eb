// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    v.reserve(5);
    return *std::find(v.begin(), v.end(), 2); //~ V0503
}
