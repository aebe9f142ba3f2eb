// verify: proved
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v;
    v.push_back(4);
    assert(v.front() == 4 && v.back() == 4);
    v.pop_back();
    assert(v.empty());
}
