// verify: violated
// native: none
#include <iterator>
#include <set>

int main() {
    std::set<int> s{1, 2, 3};
    return std::distance(s.find(2), s.find(1)); //~ V0503
}
