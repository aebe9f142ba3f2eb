// verify: violated
// native: none
#include <forward_list>

int main() {
    std::forward_list<int> l{1, 2};
    std::forward_list<int>::iterator first = l.begin();
    l.pop_front();
    return *first; //~ V0502
}
