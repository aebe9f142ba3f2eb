// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    v.assign(5, 0);
    std::vector<int>::iterator i = v.begin() + 4;
    return *i;
}
