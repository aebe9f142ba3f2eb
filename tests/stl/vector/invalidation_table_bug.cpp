// verify: violated
// clang: -std=c++20
// native: none
// Each operation that changes a vector, followed by a use of what it invalidates: [vector.capacity],
// [vector.modifiers], [sequence.reqmts].
#include <utility>
#include <vector>

extern "C" int nondet_int();

using Vector = std::vector<int>;

static int iterators(int operation) {
    Vector v{1, 2, 3, 4}, other{5};
    v.reserve(16);
    const Vector::iterator second = v.begin() + 1, end = v.end();
    switch (operation) {
    case 0: v.reserve(v.capacity() + 1); return *second;       //~ V0502
    case 1: v.shrink_to_fit(); return *second;                 //~ V0502
    case 2: v.push_back(5); return end == v.end();             //~ V0502
    case 3: v.emplace_back(5); return end == v.end();          //~ V0502
    case 4: v.insert(v.begin(), 5); return *second;            //~ V0502
    case 5: v.insert(v.begin() + 1, 3, 5); return *second;     //~ V0502
    case 6: v.insert(v.begin(), {5, 6}); return *second;       //~ V0502
    case 7: v.emplace(v.begin(), 5); return *second;           //~ V0502
    case 8: v.erase(v.begin()); return *second;                //~ V0502
    case 9: v.erase(v.begin(), v.begin() + 2); return *second; //~ V0502
    case 10: v.pop_back(); return end == v.end();              //~ V0502
    case 11: v.resize(1); return *second;                      //~ V0502
    case 12: v.resize(40); return *second;                     //~ V0502
    case 13: v.clear(); return *second;                        //~ V0502
    case 14: v.assign(4, 5); return *second;                   //~ V0502
    case 15: v.assign({5, 6}); return *second;                 //~ V0502
    case 16: v = other; return *second;                        //~ V0502
    case 17: v = std::move(other); return *second;             //~ V0502
    case 18: v = {5, 6, 7}; return *second;                    //~ V0502
    case 19: std::erase(v, 1); return end == v.end();          //~ V0502
    default: return 0;
    }
}

static int references(int operation) {
    Vector v{1, 2, 3, 4}, other{5};
    const int &second = v[1];
    switch (operation) {
    case 20: v.reserve(v.capacity() + 1); return second; //~ V0104
    case 21: v.push_back(5); return second;              //~ V0104
    case 22: v.insert(v.begin(), 5); return second;      //~ V0104
    case 23: v.resize(40); return second;                //~ V0104
    case 24: v.assign(4, 5); return second;              //~ V0104
    case 25: v = std::move(other); return second;        //~ V0104
    case 26: v.clear(); return second;                   //~ V0104
    case 27: v = other; return second;                   //~ V0104
    default: break;
    }
    // In memory that stays.
    v.reserve(16);
    int *const last = &v[3];
    switch (operation) {
    case 28: v.pop_back(); return *last;                           //~ V0513
    case 29: v.resize(1); return *last;                            //~ V0513
    case 30: v.erase(v.begin()); return *last;                     //~ V0513
    case 31: v.erase(v.begin() + 1, v.begin() + 2); return *last;  //~ V0513
    case 32: v.insert(v.begin() + 3, 5); *last = 1; break;         //~ V0513
    case 33: v.insert(v.begin(), 3, 5); return *last;              //~ V0513
    case 34: v.insert(v.begin(), {5, 6}); return *last;            //~ V0513
    case 35: v.emplace(v.begin(), 5); return *last;                //~ V0513
    case 36: std::erase(v, 1); return *last;                       //~ V0513
    case 37: std::erase_if(v, [](int x) { return x < 2; }); return *last; //~ V0513
    default: break;
    }
    return 0;
}

int main() {
    const int operation = nondet_int();
    return operation < 20 ? iterators(operation) : references(operation);
}
