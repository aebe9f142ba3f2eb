// Broken preconditions of the sorted and hashed containers, lists and adaptors.
// standards: 11 14 17 20 23
// model only
#include "misuse.h"
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <unordered_map>
#include <unordered_set>

typedef std::set<int> S;
typedef std::map<int, int> M;
typedef std::unordered_map<int, int> U;
typedef std::list<int> L;
typedef std::deque<int> D;
typedef std::forward_list<int> F;

int main() {
    check::section("sorted");
    MISUSE("iterator-range", S s{1}; *s.end());
    MISUSE("iterator-range", S s{1}; ++s.end());
    MISUSE("iterator-range", S s{1}; --s.begin());
    MISUSE("iterator-range", S s{1}; s.erase(s.end()));
    MISUSE("iterator-range", S s{1, 2}; s.erase(s.find(2), s.find(1)));
    MISUSE("invalidated-iterator", S::iterator i; *i);
    MISUSE("invalidated-iterator", S s{1}; S::iterator i = s.begin(); s.erase(1); *i);
    MISUSE("invalidated-iterator", S s{1}; S::iterator i = s.begin(); s.clear(); ++i);
    MISUSE("invalidated-iterator", S s{1}; S::iterator i = s.begin(); s = S{1}; *i);
    MISUSE(
        "invalidated-iterator", S::iterator i; {
            S s{1};
            i = s.begin();
        } * i);
    MISUSE("iterator-mismatch", S s{1}, t{1}; s.begin() == t.begin());
    MISUSE("iterator-mismatch", S s{1}, t{1}; s.erase(t.begin()));
    MISUSE("iterator-mismatch", S s{1}, t{1}; s.insert(t.begin(), 2));
    MISUSE("iterator-range", M m; m.begin()->second);
    MISUSE("iterator-range", M m{{1, 1}}; m.find(2)->second);
    MISUSE("invalidated-iterator", M m{{1, 1}}; M::iterator i = m.begin(); m.erase(i); i->second);
    MISUSE("invalidated-iterator", M m{{1, 1}, {2, 2}}; for (auto &e : m) m.erase(e.first));
    MISUSE("library-precondition", S s{1}; S &t = s; s = std::move(t));
    check::section("hashed");
    MISUSE("iterator-range", U u; u.begin()->second);
    MISUSE("iterator-range", U u{{1, 1}}; u.find(2)->second);
    MISUSE("iterator-range", U u{{1, 1}}; u.erase(u.end()));
    MISUSE("invalidated-iterator", U u{{1, 1}}; U::iterator i = u.begin(); u.erase(1); i->second);
    MISUSE("invalidated-iterator", U u{{1, 1}}; U::iterator i = u.begin(); u.rehash(50); i->second);
    MISUSE("invalidated-iterator", U u{{1, 1}}; U::iterator i = u.begin(); u.reserve(50); i->second);
    MISUSE("invalidated-iterator", U u{{1, 1}}; U::iterator i = u.begin(); u[2] = 2; u[3] = 3; u[4] = 4; i->second);
    MISUSE("iterator-mismatch", U u{{1, 1}}, v{{1, 1}}; u.begin() == v.begin());
    MISUSE("container-bounds", U u; u.begin(u.bucket_count() + 1));
    check::section("lists");
    MISUSE("empty-container", L l; l.front());
    MISUSE("empty-container", L l; l.back());
    MISUSE("empty-container", L l; l.pop_front());
    MISUSE("empty-container", L l; l.pop_back());
    MISUSE("iterator-range", L l{1}; *l.end());
    MISUSE("iterator-range", L l{1}; --l.begin());
    MISUSE("iterator-range", L l{1}; l.erase(l.end()));
    MISUSE("invalidated-iterator", L l{1}; L::iterator i = l.begin(); l.erase(i); *i);
    MISUSE("invalidated-iterator", L l{1}; L::iterator i = l.begin(); l.clear(); *i);
    MISUSE("invalidated-iterator", L l{1, 2}; L::iterator i = l.begin(); l.remove(1); *i);
    MISUSE("invalidated-iterator", L l{1}; L::iterator i = l.begin(); l.assign(2, 3); *i);
    MISUSE("iterator-mismatch", L l{1}, k{1}; l.erase(k.begin()));
    MISUSE("iterator-mismatch", L l{1}, k{1}; l.splice(k.begin(), k));
    MISUSE("library-precondition", L l{1}; l.splice(l.begin(), l));
    MISUSE("invalid-order", L l{2, 1}, k{1}; l.merge(k));
    MISUSE("empty-container", F f; f.front());
    MISUSE("empty-container", F f; f.pop_front());
    MISUSE("iterator-range", F f; *f.before_begin());
    MISUSE("iterator-range", F f; f.erase_after(f.before_begin()));
    MISUSE("invalidated-iterator", F f{1}; F::iterator i = f.begin(); f.pop_front(); *i);
    check::section("deque");
    MISUSE("container-bounds", D d(2); d[2]);
    MISUSE("empty-container", D d; d.front());
    MISUSE("empty-container", D d; d.pop_back());
    MISUSE("empty-container", D d; d.pop_front());
    MISUSE("iterator-range", D d(2); *d.end());
    MISUSE("iterator-range", D d(2); d.begin() + 3);
    MISUSE("invalidated-iterator", D d(2); D::iterator i = d.begin(); d.push_back(1); *i);
    MISUSE("invalidated-iterator", D d(2); D::iterator i = d.begin(); d.push_front(1); *i);
    MISUSE("invalidated-iterator", D d(3); D::iterator i = d.begin(); d.erase(d.begin() + 1); *i);
    MISUSE("invalidated-iterator", D d(3); D::iterator i = d.begin(); d.pop_front(); *i);
    MISUSE("invalidated-iterator", D d(3); D::iterator i = d.begin(); d.clear(); *i);
    MISUSE("iterator-mismatch", D d(3), e(3); d.begin() == e.begin());
    check::section("adaptors");
    MISUSE("empty-container", std::stack<int> s; s.top());
    MISUSE("empty-container", std::stack<int> s; s.pop());
    MISUSE("empty-container", std::queue<int> q; q.front());
    MISUSE("empty-container", std::queue<int> q; q.back());
    MISUSE("empty-container", std::queue<int> q; q.pop());
    MISUSE("empty-container", std::priority_queue<int> q; q.top());
    MISUSE("empty-container", std::priority_queue<int> q; q.pop());
    return check::done();
}
