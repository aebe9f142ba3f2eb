// verify: proved
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

struct forward_tag {};
struct random_tag : forward_tag {};

struct node {
    int v;
    node *next;
};
struct list_iterator {
    typedef forward_tag category;
    node *at;
    list_iterator &operator++() {
        at = at->next;
        return *this;
    }
};
struct array_iterator {
    typedef random_tag category;
    int *at;
    array_iterator &operator+=(unsigned n) {
        at += n;
        return *this;
    }
};

static int steps;

template <class It> static void advance_by(It &it, unsigned n, forward_tag) {
    for (; n > 0; --n, ++steps)
        ++it;
}
template <class It> static void advance_by(It &it, unsigned n, random_tag) {
    it += n;
    ++steps;
}
template <class It> static void advance(It &it, unsigned n) { advance_by(it, n, typename It::category()); }

int main() {
    node c = {3, nullptr}, b = {2, &c}, a = {1, &b};
    int array[] = {10, 20, 30};
    unsigned n = nondet_uint() % 3;
    list_iterator l = {&a};
    array_iterator r = {array};
    advance(l, n);
    advance(r, n);
    assert(r.at[0] == 10 * l.at->v);
    assert(steps == static_cast<int>(n) + 1);
    return 0;
}
