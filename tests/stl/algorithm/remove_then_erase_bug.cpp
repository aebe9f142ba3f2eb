// verify: violated
// native: abort
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 1, 3};
    std::remove(v.begin(), v.end(), 1);
    assert(v.size() == 2); //~ V0001
}
