// verify: violated
// system-headers: violated
// native: none
#include <forward_list>

int main() {
    std::forward_list<int> l{0};
    return *l.before_begin(); //~ V0503
}
