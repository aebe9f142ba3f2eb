// verify: proved
// native: ok
#include <list>

static std::list<int> made() { return std::list<int>(2, 0); }

int main() {
    std::list<int> l = made();
    std::list<int>::iterator i = l.begin();
    return *i;
}
