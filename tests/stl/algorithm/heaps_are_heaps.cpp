// verify: proved
// native: ok
// Elements are pushed to and popped from what is a heap: [alg.heap.operations].
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{3, 1, 4, 1, 5};
    std::make_heap(v.begin(), v.end());
    assert(std::is_heap(v.begin(), v.end()) && v.front() == 5);
    v.push_back(9);
    std::push_heap(v.begin(), v.end());
    assert(v.front() == 9);
    std::pop_heap(v.begin(), v.end());
    assert(v.back() == 9);
    v.pop_back();
    std::sort_heap(v.begin(), v.end());
    assert(std::is_sorted(v.begin(), v.end()));
}
