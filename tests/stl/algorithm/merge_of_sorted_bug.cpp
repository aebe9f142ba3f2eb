// verify: violated
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> a{3, 1}, b{2, 4}, c(4);
    std::merge(a.begin(), a.end(), b.begin(), b.end(), c.begin()); //~ V0509
}
