// verify: proved
// native: ok
#include <list>

int main() {
    std::list<int> l{0, 1};
    std::list<int>::iterator i = l.end();
    --i;
    --i;
    return *i;
}
