// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(2, 5);
    v.reserve(9);
    std::vector<int>::iterator end = v.end();
    v.push_back(1);
    return v.begin() == end; //~ V0502
}
