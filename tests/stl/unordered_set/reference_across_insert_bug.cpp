// verify: violated
// native: asan
#include <unordered_set>

int main() {
    std::unordered_set<int> s{1};
    const int &one = *s.begin();
    s.erase(1);
    return one; //~ V0104
}
