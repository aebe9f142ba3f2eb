// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(5, 0);
    v.reserve(20);
    std::vector<int>::iterator i = v.begin();
    v.shrink_to_fit();
    return *i; //~ V0502
}
