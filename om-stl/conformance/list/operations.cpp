// The operations of list ([list.ops]).
#include "linked.h"
#include <list>
#if __cplusplus >= 201103L
#include <utility>
#endif

typedef std::list<int> L;

static L made(const int *elements, int n) { return L(elements, elements + n); }
static L::iterator at(L &l, int n) {
    L::iterator it = l.begin();
    for (; n; --n)
        ++it;
    return it;
}

int main() {
    linked::sort_and_merge<L>();

    check::section("splice");
    const int numbers[] = {1, 2, 3};
    for (int position = 0; position != 4; ++position)
        for (int first = 0; first != 4; ++first) {
            L whole = made(numbers, 3), source(2, 7);
            L::iterator kept = source.begin();
            whole.splice(at(whole, position), source);
            CHECK(source.empty() && whole.size() == 5);
            CHECK(*at(whole, position) == 7 && kept == at(whole, position));
            if (first != 3) {
                L one = made(numbers, 3), from = made(numbers, 3);
                one.splice(at(one, position), from, at(from, first));
                CHECK(one.size() == 4 && from.size() == 2);
                CHECK(*at(one, position) == numbers[first]);
            }
            for (int last = first; last != 4; ++last) {
                L some = made(numbers, 3), from = made(numbers, 3);
                some.splice(at(some, position), from, at(from, first), at(from, last));
                CHECK(some.size() == size_t(3 + last - first) && from.size() == size_t(3 - last + first));
                if (last != first)
                    CHECK(*at(some, position) == numbers[first]);
            }
        }
    L own = made(numbers, 3);
    own.splice(own.begin(), own, at(own, 2));
    CHECK(own.front() == 3 && own.size() == 3);
    own.splice(own.end(), own, own.begin());
    CHECK(own.back() == 3);
    CHECK(sizeof(L) == 24);
#if __cplusplus >= 202002L
    L e{1, 2, 3, 2};
    CHECK(std::erase(e, 2) == 2);
    CHECK(e.remove_if([](int x) { return x == 1; }) == 1);
#endif
    return check::done();
}
