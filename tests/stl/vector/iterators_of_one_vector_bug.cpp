// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1), w(2, 2);
    v.insert(v.end(), w.begin(), v.end()); //~ V0504
}
