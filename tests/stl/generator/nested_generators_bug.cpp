// verify: violated
// clang: -std=c++23
// native: none
#include <generator>

static std::generator<int> upwards(int from, int to) {
    for (int i = from; i != to; ++i)
        co_yield i;
}

int main() {
    std::generator<int> numbers = upwards(2, 4);
    for (int i : numbers)
        if (i == 2) break;
    return *numbers.begin(); //~ V0501
}
