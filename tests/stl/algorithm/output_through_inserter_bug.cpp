// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3}, w(2);
    std::transform(v.begin(), v.end(), w.begin(), [](int x) { return 2 * x; }); //~ V0510
}
