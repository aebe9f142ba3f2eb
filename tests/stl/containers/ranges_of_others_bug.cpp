// verify: violated
// clang: -std=c++20
// native: none
// Iterators into a container may not be given to its own insert and assign.
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> v{1, 2};
    std::vector<bool> b{true, false};
    std::deque<int> d{1, 2};
    std::list<int> l{1, 2};
    std::forward_list<int> f{1, 2};
    std::multiset<int> s{1, 2};
    std::map<int, int> m{{1, 2}};
    std::unordered_multimap<int, int> u{{1, 2}};
    switch (nondet_int()) {
    case 0: v.insert(v.end(), v.begin(), v.end()); break;                //~ V0501
    case 1: v.assign(v.begin() + 1, v.end()); break;                     //~ V0501
    case 2: b.insert(b.end(), b.begin(), b.end()); break;                //~ V0501
    case 3: b.assign(b.cbegin(), b.cend()); break;                       //~ V0501
    case 4: d.insert(d.end(), d.cbegin(), d.cend()); break;              //~ V0501
    case 5: d.assign(d.begin(), d.end()); break;                         //~ V0501
    case 6: l.insert(l.end(), l.begin(), l.end()); break;                //~ V0501
    case 7: l.assign(l.cbegin(), l.cend()); break;                       //~ V0501
    case 8: f.insert_after(f.before_begin(), f.begin(), f.end()); break; //~ V0501
    case 9: f.assign(f.begin(), f.end()); break;                         //~ V0501
    case 10: s.insert(s.begin(), s.end()); break;                        //~ V0501
    case 11: m.insert(m.begin(), m.end()); break;                        //~ V0501
    default: u.insert(u.begin(), u.end()); break;                        //~ V0501
    }
}
