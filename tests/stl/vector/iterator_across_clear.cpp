// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    v.clear();
    std::vector<int>::iterator i = v.begin();
    return i == v.end() ? 0 : 1;
}
