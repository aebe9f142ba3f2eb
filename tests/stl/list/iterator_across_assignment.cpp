// verify: proved
// native: ok
#include <list>

int main() {
    std::list<int> a{0, 1}, b{0};
    a = b;
    std::list<int>::iterator i = a.begin();
    return *i;
}
