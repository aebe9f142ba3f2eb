// verify: violated
// clang: -std=c++20
// native: none
// Each operation that changes a deque, followed by a use of what it invalidates: [deque.capacity],
// [deque.modifiers], [sequence.reqmts].
#include <deque>
#include <utility>

extern "C" int nondet_int();

using Deque = std::deque<int>;

static int iterators(int operation) {
    Deque d{1, 2, 3, 4}, other{5};
    const Deque::iterator second = d.begin() + 1, end = d.end();
    switch (operation) {
    case 0: d.push_back(5); return *second;                     //~ V0502
    case 1: d.push_front(5); return *second;                    //~ V0502
    case 2: d.emplace_back(5); return *second;                  //~ V0502
    case 3: d.emplace_front(5); return *second;                 //~ V0502
    case 4: d.insert(d.end(), 5); return *second;               //~ V0502
    case 5: d.insert(d.begin() + 2, 5); return *second;         //~ V0502
    case 6: d.emplace(d.begin() + 2, 5); return *second;        //~ V0502
    case 7: d.pop_back(); return end == d.end();                //~ V0502
    case 8: d.erase(d.begin() + 3); return end == d.end();      //~ V0502
    case 9: d.erase(d.begin() + 2); return *second;             //~ V0502
    case 10: d.erase(d.begin(), d.begin() + 2); return *second; //~ V0502
    case 11: d.resize(1); return *second;                       //~ V0502
    case 12: d.resize(6); return *second;                       //~ V0502
    case 13: d.clear(); return *second;                         //~ V0502
    case 14: d.assign(4, 5); return *second;                    //~ V0502
    case 15: d = other; return *second;                         //~ V0502
    case 16: d = std::move(other); return *second;              //~ V0502
    case 17: d = {5, 6, 7}; return *second;                     //~ V0502
    case 18: d.shrink_to_fit(); return *second;                 //~ V0502
    default: return 0;
    }
}

static int references(int operation) {
    Deque d{1, 2, 3, 4}, other{5};
    const int &second = d[1];
    switch (operation) {
    case 20: d.insert(d.begin() + 2, 5); return second;        //~ V0104
    case 21: d.emplace(d.begin() + 2, 5); return second;       //~ V0104
    case 22: d.erase(d.begin() + 2); return second;            //~ V0104
    case 23: d.erase(d.begin(), d.begin() + 2); return second; //~ V0104
    case 24: d.pop_front(); d.pop_front(); return second;      //~ V0104
    case 25: d.clear(); return second;                         //~ V0104
    case 26: d.assign(4, 5); return second;                    //~ V0104
    case 27: d = std::move(other); return second;              //~ V0104
    case 28: d.shrink_to_fit(); return second;                 //~ V0104
    default: return 0;
    }
}

int main() {
    const int operation = nondet_int();
    return operation < 20 ? iterators(operation) : references(operation);
}
