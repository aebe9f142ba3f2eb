// verify: violated
// native: none
#include <forward_list>

int main() {
    std::forward_list<int> l{0};
    l.pop_front();
    return l.front(); //~ V0505
}
