// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> a{1, 2}, b{1, 2};
    return a.begin() == b.begin(); //~ V0504
}
