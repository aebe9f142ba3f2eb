// verify: violated
// native: none
#include <list>

int main() {
    std::list<int> l(1, 0);
    l.pop_front();
    l.pop_back(); //~ V0505
}
