// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(5, 0);
    std::vector<int>::iterator i = v.begin() + 1;
    v.resize(2);
    return *i;
}
