// verify: proved
// native: ok
// The invariant of a type holds for any of its values.
#include <verify.h>

struct Range {
    int first, last;
    VERIFY_TYPE_INVARIANT(Range, 0 <= first && first <= last);

    int length() const { return last - first; }
};

VERIFY_HARNESS(lengths) {
    Range r = verify::any<Range>();
    verify::check(r.length() >= 0);
}

int main() {
    Range r = {1, 3};
    return r.length() == 2 ? 0 : 1;
}
