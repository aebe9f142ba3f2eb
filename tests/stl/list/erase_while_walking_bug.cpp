// verify: violated
// system-headers: violated
// native: none
#include <list>

int main() {
    std::list<int> l{1, 2, 3, 4};
    for (std::list<int>::iterator i = l.begin(); i != l.end(); ++i) //~ V0502
        if (*i % 2)
            l.erase(i);
}
