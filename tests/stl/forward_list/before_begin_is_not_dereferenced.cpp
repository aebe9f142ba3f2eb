// verify: proved
// system-headers: bounded
// native: ok
#include <forward_list>

int main() {
    std::forward_list<int> l{0};
    return *++l.before_begin();
}
