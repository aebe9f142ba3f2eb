// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <list>

int main() {
    std::list<int> l{1, 2, 3, 4};
    for (std::list<int>::iterator i = l.begin(); i != l.end();)
        if (*i % 2)
            l.erase(i++);
        else
            ++i;
    assert(l.size() == 2 && l.front() == 2);
}
