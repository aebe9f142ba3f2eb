// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3}, w;
    w.reserve(3);
    std::copy(v.begin(), v.end(), w.begin()); //~ V0510
}
