// verify: proved
// native: ok
#include <cassert>
#include <utility>
#include <vector>

int main() {
    std::vector<int> v{1, 2};
    std::vector<int> &alias = v;
    v = alias;
    assert(v.size() == 2);
}
