// verify: violated
// system-headers: bounded
// native: none
#include <list>

int main() {
    std::list<int> l;
    return l.front(); //~ V0505
}
