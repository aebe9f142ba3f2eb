// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(1, 5);
    int &first = v[0];
    v.push_back(6);
    first = 7; //~ V0104
}
