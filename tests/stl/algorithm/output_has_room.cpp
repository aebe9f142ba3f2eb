// verify: proved
// native: ok
// Every algorithm that writes into a range of its own finds room there.
#include <algorithm>
#include <cassert>
#include <memory>
#include <numeric>
#include <vector>

int main() {
    const std::vector<int> from{3, 1, 2, 2};
    std::vector<int> to(8);
    const std::vector<int>::iterator out = to.begin();
    assert(std::copy(from.begin(), from.end(), out) == out + 4);
    assert(std::copy_n(from.begin(), 3, out) == out + 3);
    assert(std::copy_if(from.begin(), from.end(), out, [](int n) { return n == 2; }) == out + 2);
    assert(std::copy_backward(from.begin(), from.end(), to.end()) == out + 4);
    assert(std::transform(from.begin(), from.end(), out, [](int n) { return -n; }) == out + 4);
    assert(std::remove_copy(from.begin(), from.end(), out, 2) == out + 2);
    assert(std::unique_copy(from.begin(), from.end(), out) == out + 3);
    assert(std::reverse_copy(from.begin(), from.end(), out) == out + 4);
    assert(std::rotate_copy(from.begin(), from.begin() + 1, from.end(), out) == out + 4);
    assert(std::fill_n(out, 8, 1) == to.end());
    assert(std::generate_n(out, 8, [] { return 2; }) == to.end());
    assert(std::merge(from.begin() + 1, from.end(), from.begin() + 1, from.end(), out) == out + 6);
    assert(std::partial_sum(from.begin(), from.end(), out) == out + 4);
    assert(std::adjacent_difference(from.begin(), from.end(), out) == out + 4);
    std::iota(to.begin(), to.end(), 0);
    std::swap_ranges(to.begin(), to.begin() + 4, to.begin() + 4);
    assert(to[0] == 4 && to[7] == 3);
}
