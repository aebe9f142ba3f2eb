// verify: proved
// native: ok
#include <cassert>
#include <tuple>
#include <utility>

int main() {
    std::tuple<int, char, long> t(1, 'b', 3);
    std::get<0>(t) = 7;
    int x;
    std::tie(x, std::ignore, std::ignore) = t;
    assert(x == 7);
    std::pair<int, int> p = std::make_pair(1, 2);
    std::swap(p.first, p.second);
    assert(p == std::make_pair(2, 1));
}
