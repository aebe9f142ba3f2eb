// verify: violated
// native: none
#include <vector>

// libstdc++ doubles the capacity here and the pointer stays valid; nothing promises that.
int main() {
    std::vector<int> v;
    v.push_back(0);
    v.push_back(1);
    v.push_back(2);
    int *p = &v[0];
    v.push_back(3);
    return *p; //~ V0104
}
