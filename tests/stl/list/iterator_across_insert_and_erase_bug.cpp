// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> l{1, 2, 3};
    std::list<int>::iterator first = l.begin();
    l.erase(first);
    return *first; //~ V0502
}
