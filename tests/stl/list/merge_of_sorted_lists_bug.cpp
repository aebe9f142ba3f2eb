// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> a{3, 1}, b{2, 4};
    a.merge(b); //~ V0509
}
