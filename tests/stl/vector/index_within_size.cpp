// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(3, 7);
    for (std::vector<int>::size_type i = 0; i != v.size(); ++i)
        assert(v[i] == 7);
}
