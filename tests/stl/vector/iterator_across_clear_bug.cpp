// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    std::vector<int>::iterator i = v.begin();
    v.clear();
    return i == v.end(); //~ V0502
}
