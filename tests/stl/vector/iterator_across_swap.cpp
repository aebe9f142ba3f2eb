// verify: proved
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(2, 1), w(2, 2);
    std::vector<int>::iterator i = v.begin();
    v.swap(w);
    assert(*i == 1 && i == w.begin());
}
