// verify: violated
// native: none
#include <set>

int main() {
    std::set<int> s{2, 4};
    std::set<int>::iterator four = s.find(4);
    s.erase(4);
    return *four; //~ V0502
}
