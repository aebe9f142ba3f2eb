// verify: violated
// native: abort
#include <cassert>
#include <initializer_list>

struct bag {
    int n, total;
    bag(int count, int each) : n(count), total(count * each) {}
    bag(std::initializer_list<int> l) : n(static_cast<int>(l.size())), total(0) {
        for (int v : l)
            total += v;
    }
};

int main() {
    bag parens(3, 5), braces{3, 5}, many = {1, 2, 3, 4};
    assert(parens.total == 15 && many.n == 4);
    assert(braces.total == 15); //~ V0001
    return 0;
}
