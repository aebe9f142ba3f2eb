// Broken preconditions of <string_view>.
// standards: 17 20 23
// model only
#include "misuse.h"
#include <string_view>

typedef std::string_view V;

int main() {
    const char *volatile null = nullptr;
    MISUSE("container-bounds", V v("abc"); (void)v[3]);
    MISUSE("empty-container", V v; (void)v.front());
    MISUSE("empty-container", V v; (void)v.back());
    MISUSE("container-bounds", V v("abc"); v.remove_prefix(4));
    MISUSE("container-bounds", V v("abc"); v.remove_suffix(4));
    MISUSE("library-precondition", V v(null));
    MISUSE("library-precondition", V v(null, 1));
    MISUSE("library-precondition", V v("abc"); (void)v.find(null));
    MISUSE("iterator-range", V v("abc"); (void)*v.end());
    MISUSE("iterator-range", V v("abc"); (void)++v.end());
    MISUSE("iterator-range", V v("abc"); (void)(v.begin() - 1));
    MISUSE("iterator-range", V v("abc"); (void)v.begin()[3]);
    MISUSE("iterator-mismatch", V v("abc"); V w("defg"); (void)(v.begin() == w.begin()));
    return check::done();
}
