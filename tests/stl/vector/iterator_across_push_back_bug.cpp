// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(2, 5);
    std::vector<int>::iterator i = v.begin();
    v.push_back(1);
    return *i; //~ V0502
}
