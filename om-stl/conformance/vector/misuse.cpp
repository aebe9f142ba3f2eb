// Broken preconditions of <vector>.
// model only
#include "misuse.h"
#include <vector>

typedef std::vector<int> V;

static V make(int n) {
    V v;
    for (int i = 0; i < n; ++i)
        v.push_back(i);
    return v;
}

int main() {
    MISUSE("container-bounds", V v = make(3); v[3]);
    MISUSE("container-bounds", const V v = make(3); v[3]);
    MISUSE("container-bounds", V v; v[0]);
    MISUSE("empty-container", V v; v.front());
    MISUSE("empty-container", V v; v.back());
    MISUSE("empty-container", const V v; v.front());
    MISUSE("empty-container", const V v; v.back());
    MISUSE("empty-container", V v; v.pop_back());
    MISUSE("iterator-range", V v = make(3); *v.end());
    MISUSE("iterator-range", V v; *v.begin());
    MISUSE("iterator-range", V v = make(3); ++v.end());
    MISUSE("iterator-range", V v = make(3); --v.begin());
    MISUSE("iterator-range", V v = make(3); v.begin() + 4);
    MISUSE("iterator-range", V v = make(3); v.begin() - 1);
    MISUSE("iterator-range", V v = make(3); v.begin()[3]);
    MISUSE("iterator-range", V v = make(3); *v.rend());
    MISUSE("iterator-range", V v = make(3); v.erase(v.end()));
    MISUSE("iterator-range", V v = make(3); v.erase(v.end(), v.begin()));
    MISUSE("iterator-range", V v = make(3); V w(v.end(), v.begin()));
    MISUSE("invalidated-iterator", V::iterator i; *i);
    MISUSE("invalidated-iterator", V::iterator i; ++i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.push_back(1); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.push_back(1); i == v.begin());
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin() + 1; v.erase(v.begin()); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin() + 1; v.erase(i); ++i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin() + 2; v.pop_back(); i == v.end());
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.end(); v.pop_back(); i == v.end());
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.clear(); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.resize(5); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin() + 2; v.resize(2); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.reserve(50); *i);
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.assign(2, 5); *i);
    MISUSE("invalidated-iterator", V v = make(3); V w = make(2); V::iterator i = v.begin(); v = w; *i);
    MISUSE("invalidated-iterator", V v = make(3); v.reserve(9); V::iterator i = v.begin() + 1; v.insert(v.begin(), 1);
           *i);
    MISUSE("invalidated-iterator", V v = make(3); v.reserve(9); V::iterator e = v.end(); v.push_back(1); e == v.end());
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.insert(v.end(), 1); v.erase(i));
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); v.begin() == w.begin());
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); v.begin() < w.end());
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); v.end() - w.begin());
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); v.erase(w.begin()));
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); v.insert(w.begin(), 1));
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); V x(v.begin(), w.end()));
    MISUSE("iterator-mismatch", V v = make(3); V w = make(3); V::iterator i = v.begin(); v.swap(w); i == v.begin());
    MISUSE("library-precondition", V v = make(3); v.insert(v.begin(), v.begin() + 1, v.end()));
#if __cplusplus >= 201103L
    MISUSE("invalidated-iterator", V v = make(3); V::iterator i = v.begin(); v.emplace_back(1); *i);
    MISUSE("invalidated-iterator", V v = make(3); v.reserve(9); V::iterator i = v.begin() + 1; v.emplace(v.begin(), 1);
           *i);
    MISUSE("invalidated-iterator", V v = make(3); v.reserve(9); V::iterator i = v.begin(); v.shrink_to_fit(); *i);
    MISUSE("invalidated-iterator", V v = make(3); for (int x : v) if (x == 1) v.push_back(7));
    MISUSE("container-bounds", V v = make(3); V w(std::move(v)); v[0]);
    MISUSE("library-precondition", V v = make(3); V &alias = v; v = std::move(alias));
#endif
    return check::done();
}
