// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 3, 2};
    std::make_heap(v.begin(), v.end());
    v.push_back(4);
    std::push_heap(v.begin(), v.end());
    assert(v.front() == 4);
    std::pop_heap(v.begin(), v.end());
    assert(v.back() == 4);
}
