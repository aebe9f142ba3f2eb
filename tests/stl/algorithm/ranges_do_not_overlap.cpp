// verify: proved
// clang: -std=c++17
// native: ok
// Overlapping ranges are copied in the direction that the standard allows: [alg.copy], [alg.move],
// [alg.transform].
#include <algorithm>
#include <cassert>
#include <random>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3, 4, 5, 6};
    std::copy(v.begin() + 1, v.end(), v.begin());
    assert(v[0] == 2 && v[4] == 6);
    std::copy_backward(v.begin(), v.end() - 1, v.end());
    assert(v[0] == 2 && v[5] == 6);
    std::move(v.begin() + 2, v.end(), v.begin());
    std::move_backward(v.begin(), v.begin() + 2, v.begin() + 3);
    std::transform(v.begin(), v.end(), v.begin(), [](int n) { return n + 1; });
    std::swap_ranges(v.begin(), v.begin() + 3, v.begin() + 3);
    std::copy(v.begin() + 2, v.begin() + 2, v.begin() + 2);
    std::reverse(v.begin(), v.end());
    std::sample(v.begin(), v.begin() + 2, v.begin() + 3, 2, std::minstd_rand());
    assert(v.size() == 6 && v[3] == v[0] && v[4] == v[1]);
}
