// Broken preconditions of <string>.
// model only
#include "misuse.h"
#include <string>

typedef std::string S;

int main() {
    const char *volatile null = 0;
    MISUSE("container-bounds", S s("abc"); s[4]);
    MISUSE("container-bounds", const S s("abc"); s[4]);
    MISUSE("container-bounds", S s; s[1]);
    MISUSE("container-bounds", S s("abc"); s[S::npos]);
    MISUSE("library-precondition", S s(null));
    MISUSE("library-precondition", S s; s = null);
    MISUSE("library-precondition", S s; s += null);
    MISUSE("library-precondition", S s; s.append(null));
    MISUSE("library-precondition", S s; s.append(null, 2));
    MISUSE("library-precondition", S s; s.assign(null));
    MISUSE("library-precondition", S s; s.insert(0, null));
    MISUSE("library-precondition", S s; s.replace(0, 0, null));
    MISUSE("library-precondition", S s; s.find(null));
    MISUSE("library-precondition", S s; s.find_first_of(null));
    MISUSE("library-precondition", S s; s.compare(null));
    MISUSE("library-precondition", S s; (void)(s == null));
    MISUSE("library-precondition", S s; s + null);
    MISUSE("library-precondition", S s; null + s);
    MISUSE("iterator-range", S s("abc"); *s.end());
    MISUSE("iterator-range", S s; *s.begin());
    MISUSE("iterator-range", S s("abc"); ++s.end());
    MISUSE("iterator-range", S s("abc"); --s.begin());
    MISUSE("iterator-range", S s("abc"); s.begin() + 4);
    MISUSE("iterator-range", S s("abc"); s.begin()[3]);
    MISUSE("iterator-range", S s("abc"); *s.rend());
    MISUSE("iterator-range", S s("abc"); s.erase(s.end()));
    MISUSE("iterator-range", S s("abc"); s.erase(s.end(), s.begin()));
    MISUSE("iterator-range", S s("abc"); s.replace(s.end(), s.begin(), "x"));
    MISUSE("invalidated-iterator", S::iterator i; *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.push_back('d'); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s += "d"; ++i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.erase(2); i == s.begin());
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.clear(); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s = "xyz"; *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.reserve(100); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.resize(2); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::const_iterator i = s.begin(); s.replace(0, 1, "z"); *i);
    MISUSE("invalidated-iterator", S s("abc"); S t("d"); S::iterator i = s.begin(); s.swap(t); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.insert(i, 'x'); s.erase(i));
    MISUSE("iterator-mismatch", S s("abc"); S t("abc"); s.begin() == t.begin());
    MISUSE("iterator-mismatch", S s("abc"); S t("abc"); t.end() - s.begin());
    MISUSE("iterator-mismatch", S s("abc"); S t("abc"); s.erase(t.begin()));
    MISUSE("iterator-mismatch", S s("abc"); S t("abc"); s.insert(t.begin(), 'x'));
    MISUSE("iterator-mismatch", S s("abc"); S t("abc"); S u(s.begin(), t.end()));
#if __cplusplus >= 201103L
    MISUSE("empty-container", S s; s.front());
    MISUSE("empty-container", S s; s.back());
    MISUSE("empty-container", const S s; s.front());
    MISUSE("empty-container", const S s; s.back());
    MISUSE("empty-container", S s; s.pop_back());
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); S t(std::move(s)); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.pop_back(); *i);
    MISUSE("invalidated-iterator", S s("abc"); S::iterator i = s.begin(); s.shrink_to_fit(); *i);
    MISUSE("invalidated-iterator", S s("abc"); for (char c : s) if (c == 'b') s.push_back('x'));
#endif
    return check::done();
}
