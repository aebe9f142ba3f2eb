// verify: violated
// native: none
#include <list>

static std::list<int> made() { return std::list<int>(2, 0); }

int main() {
    std::list<int>::iterator i = made().begin();
    return *i; //~ V0502
}
