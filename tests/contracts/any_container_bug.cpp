// verify: violated
// native: ok
// Containers and strings with any few elements.
#include <algorithm>
#include <map>
#include <string>
#include <verify.h>
#include <vector>

VERIFY_HARNESS(largest) {
    auto v = verify::any<std::vector<int>>();
    verify::assume(!v.empty());
    int largest = *std::max_element(v.begin(), v.end());
    verify::check(verify::forall(v, [&](int x) { return x <= largest; }));
    verify::check(verify::exists(v, [&](int x) { return x == largest; }));
}

VERIFY_HARNESS(text) {
    auto s = verify::any<std::string>();
    auto copy = s;
    std::reverse(copy.begin(), copy.end());
    std::reverse(copy.begin(), copy.end());
    verify::check(copy == s);
}

VERIFY_HARNESS(pairs) {
    auto p = verify::any<std::pair<short, unsigned char>>();
    verify::check(p.first + p.second < 33022); //~ V0001
}

int main() { return 0; }
