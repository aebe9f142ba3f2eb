// verify: proved
// native: ok
#include <cassert>
#include <set>

struct Less {
    bool operator()(int a, int b) const { return a < b; }
};

int main() {
    std::set<int, Less> s;
    s.insert(2);
    s.insert(1);
    s.insert(2);
    assert(s.size() == 2);
}
