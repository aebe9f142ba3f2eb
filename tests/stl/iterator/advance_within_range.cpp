// verify: proved
// system-headers: bounded
// native: ok
#include <iterator>
#include <list>

int main() {
    std::list<int> l{1, 2, 0};
    std::list<int>::iterator i = l.begin();
    std::advance(i, 2);
    return *i;
}
