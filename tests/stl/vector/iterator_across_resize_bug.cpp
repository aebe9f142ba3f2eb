// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(5, 0);
    std::vector<int>::iterator i = v.begin() + 2;
    v.resize(2);
    return *i; //~ V0502
}
