// verify: violated
// system-headers: violated
// native: asan
#include <set>

int main() {
    std::set<int> s;
    s.insert(1);
    s.~set();
} //~ V0104
