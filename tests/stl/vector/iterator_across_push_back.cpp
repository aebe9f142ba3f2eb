// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(2, 5);
    v.reserve(3);
    std::vector<int>::iterator i = v.begin();
    v.push_back(1);
    assert(*i == 5);
}
