// verify: violated
// system-headers: violated
// native: none
#include <set>

int main() {
    std::set<int> s{1, 2, 3};
    s.erase(s.find(4)); //~ V0503
}
