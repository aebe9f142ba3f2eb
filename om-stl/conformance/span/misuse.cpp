// Broken preconditions of <span>.
// standards: 20 23
// model only
#include "misuse.h"
#include <span>
#include <vector>

int main() {
    int a[3] = {1, 2, 3};
    std::span<int> s(a);
    std::span<int> none;
    MISUSE("container-bounds", s[3]);
    MISUSE("container-bounds", none[0]);
    MISUSE("empty-container", none.front());
    MISUSE("empty-container", none.back());
    MISUSE("container-bounds", s.first(4));
    MISUSE("container-bounds", s.last(4));
    MISUSE("container-bounds", s.subspan(4));
    MISUSE("container-bounds", s.subspan(2, 2));
    MISUSE("iterator-range", *s.end());
    MISUSE("iterator-range", ++s.end());
    MISUSE("iterator-range", --s.begin());
    MISUSE("iterator-range", s.begin() + 4);
    MISUSE("iterator-mismatch", int b[2] = {}; std::span<int> t(b); s.begin() == t.begin());
    MISUSE("library-precondition", std::span<int, 2> t(s));
    return check::done();
}
