// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{3, 1, 2}, w{1};
    std::sort(v.begin(), w.end()); //~ V0504
}
