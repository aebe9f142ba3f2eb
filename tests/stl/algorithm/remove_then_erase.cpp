// verify: proved
// native: ok
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 1, 3};
    v.erase(std::remove(v.begin(), v.end(), 1), v.end());
    assert(v.size() == 2 && v[0] == 2);
}
