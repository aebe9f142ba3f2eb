// verify: violated
// native: ok
// Contracts of constructors: with initialisers, outside of the class, delegating, of a class template. What they
// say about the time before speaks of the arguments; the object has its members and its invariant afterwards.
#include <verify.h>

class Interval {
    int low, high;

public:
    VERIFY_TYPE_INVARIANT(Interval, low <= high);

    Interval(int from, int to) //~ V1004
        VERIFY_POST(low == from)
        : low(from), high{to} {}

    explicit Interval(int at)
        VERIFY_POST(low == at && high == at) //~ V1002
        : Interval(at, at == 7 ? 8 : at) {}

    Interval(const Interval &other, int more);

    int from() const { return low; }
};

Interval::Interval(const Interval &other, int more)
    VERIFY_PRE(more >= 0 && other.high <= 1000 && more <= 1000)
    VERIFY_POST(high == verify::old(other.high) + more) //~ V1002
    : low(other.low), high(other.high) {
    if (more != 5)
        high += more;
}

template <class T, int room> struct Buffer {
    T values[room];
    int used;

    Buffer(const T &first, int count)
        VERIFY_PRE(0 <= count && count <= room)
        VERIFY_POST(verify::forall(0, used, [&](int i) { return values[i] == first; })) //~ V0111
        : used(count) {
        for (int i = 1; i < used; ++i)
            values[i] = first;
    }
};

struct Half {
    int value;
    Half(int whole)
        VERIFY_PRE(whole % 2 == 0)
        : value(whole / 2) {}
};

int main() {
    Interval wide(Interval(3), 4);
    Buffer<char, 3> letters('a', 0);
    Half half(6);
    return wide.from() == 3 && letters.used == 0 && half.value == 3 ? 0 : 1;
}

int of_any(int number) VERIFY_PRE(number > 0) {
    return Half(number).value; //~ V1001
}
