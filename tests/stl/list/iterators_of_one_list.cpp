// verify: proved
// native: ok
#include <list>

int main() {
    std::list<int> a{1, 2}, b{1, 2};
    return a.begin() == a.begin() ? 0 : 1;
}
