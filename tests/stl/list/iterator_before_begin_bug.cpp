// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> l{0, 1};
    std::list<int>::iterator i = l.begin();
    --i; //~ V0503
}
