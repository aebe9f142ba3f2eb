// verify: violated
// system-headers: violated
// clang: -std=c++20
// native: none
// Each operation that changes an unordered container, followed by a use of what it invalidates:
// [unord.req].
#include <unordered_map>
#include <unordered_set>
#include <utility>

extern "C" int nondet_int();

using Set = std::unordered_set<int>;
using Map = std::unordered_multimap<int, int>;

static int iterators(int operation) {
    Set s{1, 2, 3}, other{2};
    const Set::iterator two = s.find(2);
    switch (operation) {
    case 0: s.rehash(100); return *two;                                    //~ V0502
    case 1: s.reserve(100); return *two;                                   //~ V0502
    case 2: s.insert(4); return *two;                                      //~ V0502
    case 3: s.emplace(4); return *two;                                     //~ V0502
    case 4: s.insert({4, 5}); return *two;                                 //~ V0502
    case 5: s.erase(two); return *two;                                     //~ V0502
    case 6: s.erase(2); return *two;                                       //~ V0502
    case 7: s.clear(); return *two;                                        //~ V0502
    case 8: s = other; return *two;                                        //~ V0502
    case 9: s = std::move(other); return *two;                             //~ V0502
    case 10: s.extract(two); return *two;                                  //~ V0502
    case 11: other.clear(); other.merge(s); return *two;                   //~ V0502
    case 12: std::erase_if(s, [](int n) { return n == 2; }); return *two;  //~ V0502
    default: return 0;
    }
}

static int references(int operation) {
    Map m{{1, 10}, {2, 20}}, other{{2, 30}};
    const int &value = m.find(2)->second;
    switch (operation) {
    case 20: m.erase(m.find(2)); return value;   //~ V0104
    case 21: m.erase(2); return value;           //~ V0104
    case 22: m.clear(); return value;            //~ V0104
    case 23: m = other; return value;            //~ V0104
    case 24: m = std::move(other); return value; //~ V0104
    case 25: m.extract(m.find(2)); return value; //~ V0104
    default: return 0;
    }
}

int main() {
    const int operation = nondet_int();
    return operation < 20 ? iterators(operation) : references(operation);
}
