// verify: proved
// system-headers: bounded
// native: ok
#include <list>

int main() {
    std::list<int> l(1, 0);
    return l.front() + l.back();
}
