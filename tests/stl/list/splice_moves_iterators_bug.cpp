// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> a{1, 2}, b{3};
    std::list<int>::iterator i = a.begin();
    b.splice(b.end(), a, i);
    a.erase(i); //~ V0504
}
