// verify: proved
// native: ok
#include <cassert>
#include <unordered_set>

int main() {
    std::unordered_set<int> s{1};
    const int &one = *s.begin();
    for (int i = 2; i != 20; ++i)
        s.insert(i);
    assert(one == 1);
}
