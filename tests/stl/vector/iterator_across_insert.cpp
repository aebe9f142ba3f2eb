// verify: proved
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    v.reserve(9);
    std::vector<int>::iterator i = v.begin();
    v.insert(i + 1, 4);
    assert(*i == 1 && v[1] == 4);
}
