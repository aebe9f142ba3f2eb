// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    std::vector<int>::iterator i = v.begin();
    v.assign(3, 0);
    return *i; //~ V0502
}
