// verify: proved
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    const std::vector<int> copy(v);
    v.insert(v.begin(), copy.begin(), copy.end());
    assert(v.size() == 6 && v[3] == 1);
}
