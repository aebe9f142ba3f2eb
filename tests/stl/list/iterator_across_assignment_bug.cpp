// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> a{0, 1}, b{0};
    std::list<int>::iterator i = a.begin();
    ++i;
    a = b;
    return *i; //~ V0502
}
