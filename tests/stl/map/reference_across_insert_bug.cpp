// verify: violated
// native: asan
#include <map>

int main() {
    std::map<int, int> m;
    int &one = m[1];
    m.erase(1);
    return one; //~ V0104
}
