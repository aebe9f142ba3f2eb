// verify: violated
// native: abort
#include <cassert>

static int which(double) { return 1; }

template <class T> static int early(T t) { return which(0) + 0 * t; }
template <class T> static int late(T t) { return pick(t); }

namespace user {
struct token {
    operator int() const { return 0; }
};
static int pick(token) { return 7; }
} // namespace user

static int which(int) { return 2; }

template <class T> struct base {
    typedef int value_type;
    int member = 5;
};
template <class T> struct derived : base<T> {
    typename base<T>::value_type get() { return this->member; }
};

int main() {
    assert(which(0) == 2);
    assert(late(user::token()) == 7);
    assert(derived<char>().get() == 5);
    assert(early(3) == 2); //~ V0001
    return 0;
}
