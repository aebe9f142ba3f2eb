// verify: violated
// native: ok
// Containers and strings with any few elements.
#include <string>
#include <utility>
#include <vector>
#include <verify.h>

VERIFY_HARNESS(largest) {
    auto v = verify::any<std::vector<int>>();
    verify::assume(!v.empty());
    int largest = v[0];
    for (int x : v)
        largest = x > largest ? x : largest;
    verify::check(verify::forall(v, [&](int x) { return x <= largest; }));
    verify::check(verify::exists(v, [&](int x) { return x == largest; }));
}

VERIFY_HARNESS(text) {
    auto s = verify::any<std::string>();
    auto copy = s;
    verify::check(copy == s && s.size() <= 3);
}

VERIFY_HARNESS(pairs) {
    auto p = verify::any<std::pair<short, unsigned char>>();
    verify::check(p.first + p.second < 33022); //~ V0001
}

int main() { return 0; }
