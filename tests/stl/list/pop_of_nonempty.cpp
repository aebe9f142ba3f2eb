// verify: proved
// native: ok
#include <list>

int main() {
    std::list<int> l(2, 0);
    l.pop_front();
    l.pop_back();
    return l.empty() ? 0 : 1;
}
