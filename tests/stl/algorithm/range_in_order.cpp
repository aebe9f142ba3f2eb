// verify: proved
// native: ok
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{3, 1, 2};
    return std::find(v.begin(), v.end(), 2) == v.end() ? 1 : 0;
}
