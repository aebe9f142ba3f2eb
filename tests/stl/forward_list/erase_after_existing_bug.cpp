// verify: violated
// system-headers: violated
// native: none
#include <forward_list>

int main() {
    std::forward_list<int> l{1};
    l.erase_after(l.begin()); //~ V0503
}
