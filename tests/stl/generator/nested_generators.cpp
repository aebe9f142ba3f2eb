// verify: proved
// clang: -std=c++23
// native: none
#include <cassert>
#include <generator>
#include <vector>

static std::generator<const int &> upwards(int from, int to) {
    for (int i = from; i != to; ++i)
        co_yield i;
}

static std::generator<const int &> around(const std::vector<int> &middle) {
    co_yield 1;
    co_yield std::ranges::elements_of(upwards(2, 4));
    co_yield std::ranges::elements_of(middle);
    co_yield 9;
}

int main() {
    const int expected[] = {1, 2, 3, 7, 8, 9};
    const std::vector<int> middle{7, 8};
    int count = 0;
    for (int i : around(middle))
        assert(i == expected[count++]);
    assert(count == 6);
}
