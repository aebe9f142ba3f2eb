// verify: proved
// native: ok
#include <cassert>
#include <utility>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    std::vector<int> w(std::move(v));
    assert(w.size() == 3);
    v.clear();
    v.push_back(4);
    assert(v[0] == 4);
}
