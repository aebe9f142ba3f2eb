// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>

int main() {
    auto sum = [](auto... v) { return (0 + ... + v); };
    auto apply = [](auto f, auto... v) { return f(v...); };
    auto sized = []<class T, int N>(T(&)[N]) { return N; };
    int a[7];
    assert(sum() == 0 && sum(1, 2L, 'a') == 100);
    assert(sized(a) == 7);
    assert(apply(sum, 5, 6, 7) == 18);
    return 0;
}
