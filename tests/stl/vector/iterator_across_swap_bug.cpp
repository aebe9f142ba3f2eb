// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(2, 1), w(2, 2);
    std::vector<int>::iterator i = v.begin();
    v.swap(w);
    return i == v.begin(); //~ V0504
}
