// verify: violated
// system-headers: bounded
// native: none
#include <unordered_set>

int main() {
    std::unordered_set<int> s{1};
    std::unordered_set<int>::iterator i = s.begin();
    for (int k = 2; k != 6; ++k)
        s.insert(k);
    return *i; //~ V0502
}
