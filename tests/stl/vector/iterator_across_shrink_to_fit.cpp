// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(5, 0);
    v.reserve(20);
    v.shrink_to_fit();
    std::vector<int>::iterator i = v.begin();
    return *i;
}
