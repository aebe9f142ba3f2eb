// verify: violated
// native: none
#include <set>

struct NotAbove {
    bool operator()(int a, int b) const { return a <= b; }
};

int main() {
    std::set<int, NotAbove> s;
    s.insert(2); //~ V0509
}
