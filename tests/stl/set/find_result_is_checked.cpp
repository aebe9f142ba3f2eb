// verify: proved
// native: ok
#include <set>

int main() {
    std::set<int> s{1, 2, 3};
    std::set<int>::iterator i = s.find(4);
    return i == s.end() ? 0 : *i;
}
