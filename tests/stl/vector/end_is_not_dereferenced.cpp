// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    std::vector<int>::iterator i = std::find(v.begin(), v.end(), 2);
    return i == v.end() ? 0 : *i;
}
