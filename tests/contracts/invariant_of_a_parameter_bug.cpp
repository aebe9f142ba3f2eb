// verify: violated
// native: ok
// The invariant of a parameter's type is taken for granted of any caller, and a caller's duty elsewhere.
#include <verify.h>

struct Range {
    int low, high;
    VERIFY_TYPE_INVARIANT(Range, 0 <= low && low <= high);
};

int width(const Range &range)
    VERIFY_POST(r, r >= 0) {
    return range.high - range.low;
}

int widened(int by)
    VERIFY_PRE(0 <= by && by < 100) {
    Range range = {1, by};
    return width(range); //~ V1004
}

int main() { return widened(3) == 2 ? 0 : 1; }
