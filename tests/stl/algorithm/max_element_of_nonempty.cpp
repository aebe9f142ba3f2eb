// verify: proved
// native: ok
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{0, 2, 1};
    return *std::max_element(v.begin(), v.end()) - 2;
}
