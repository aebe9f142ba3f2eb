// verify: proved
// native: ok
// The contract of a member stands in the class, its definition elsewhere.
#include <verify.h>

class Counter {
    int count = 0;

public:
    int next(int step)
        VERIFY_PRE(0 < step && step < 10 && 0 <= count && count < 1000)
        VERIFY_POST(r, r == verify::old(count) + step && r == count);
};

int Counter::next(int by) {
    count += by;
    return count;
}

int main() {
    Counter counter;
    return counter.next(2) == 2 ? 0 : 1;
}
