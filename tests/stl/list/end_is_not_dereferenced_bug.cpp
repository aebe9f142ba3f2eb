// verify: violated
// system-headers: bounded
// native: none
#include <list>

int main() {
    std::list<int> l(2, 0);
    return *l.end(); //~ V0503
}
