// verify: proved
// native: ok
#include <forward_list>

int main() {
    std::forward_list<int> l{0};
    int first = l.front();
    l.pop_front();
    return first;
}
