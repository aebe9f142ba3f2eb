// verify: bounded
// native: ok
// Contracts of constructors: with initialisers, outside of the class, delegating, of a class template. What they
// say about the time before speaks of the arguments; the object has its members and its invariant afterwards.
#include <verify.h>

class Interval {
    int low, high;

public:
    VERIFY_TYPE_INVARIANT(Interval, low <= high);

    Interval(int from, int to)
        VERIFY_PRE(from <= to)
        VERIFY_POST(low == from && high == to)
        : low(from), high{to} {}

    explicit Interval(int at)
        VERIFY_POST(low == at && high == at)
        : Interval(at, at) {}

    Interval(const Interval &other, int more);

    int from() const { return low; }
};

Interval::Interval(const Interval &other, int more)
    VERIFY_PRE(more >= 0 && other.high <= 1000 && more <= 1000)
    VERIFY_POST(high == verify::old(other.high) + more)
    : low(other.low), high(other.high) {
    high += more;
}

template <class T, int room> struct Buffer {
    T values[room];
    int used;

    Buffer(const T &first, int count)
        VERIFY_PRE(0 <= count && count <= room)
        VERIFY_POST(verify::forall(0, used, [&](int i) { return values[i] == first; }))
        : used(count) {
        for (int i = 0; i < used; ++i)
            values[i] = first;
    }
};

int main() {
    Interval wide(Interval(3), 4);
    Buffer<char, 3> letters('a', 2);
    return wide.from() == 3 && letters.values[1] == 'a' ? 0 : 1;
}
