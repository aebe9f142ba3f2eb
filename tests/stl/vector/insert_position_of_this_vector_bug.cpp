// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1), w(2, 2);
    w.insert(v.begin(), 5); //~ V0504
}
