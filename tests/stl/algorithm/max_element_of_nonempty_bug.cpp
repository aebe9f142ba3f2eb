// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v;
    return *std::max_element(v.begin(), v.end()); //~ V0503
}
