// verify: proved
// system-headers: bounded
// clang: -std=c++20
// native: ok
#include <bits/stdc++.h>
#include <set>

int main() {
    std::set<int> numbers{3, 1, 2};
    std::ostringstream out;
    for (int n : numbers | std::views::reverse) out << n;
    assert(out.str() == "321");
}
