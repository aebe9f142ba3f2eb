// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    v.reserve(9);
    std::vector<int>::iterator i = v.begin() + 2;
    v.insert(v.begin() + 1, 4);
    return *i; //~ V0502
}
