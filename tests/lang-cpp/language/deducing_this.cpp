// verify: proved
// clang: -std=c++23
// native: ok
#include <cassert>

struct chain {
    int v = 1;
    template <class Self> auto &&get(this Self &&self) { return self.v; }
    int by_value(this chain self, int add) {
        self.v += add;
        return self.v;
    }
};

int main() {
    chain c;
    c.get() = 5;
    const chain &r = c;
    assert(r.get() == 5);
    int sum = c.by_value(10);
    auto fact = [](this auto self, int n) -> int { return n < 2 ? 1 : n * self(n - 1); };
    assert(fact(5) == 120);
    assert(sum == 15 && c.v == 5);
    return 0;
}
