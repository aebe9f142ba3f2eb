// verify: violated
// clang: -std=c++20
// native: none
// Each member function that may change a string, followed by a use of what it invalidates:
// [string.require]/4.
#include <string>
#include <utility>

extern "C" int nondet_int();

static int iterators(int operation) {
    std::string s("abcd"), other("e");
    const std::string::iterator second = s.begin() + 1;
    switch (operation) {
    case 0: s.push_back('e'); return *second;        //~ V0502
    case 1: s += 'e'; return *second;                //~ V0502
    case 2: s.append("ef"); return *second;          //~ V0502
    case 3: s.insert(4, "ef"); return *second;       //~ V0502
    case 4: s.erase(2); return *second;              //~ V0502
    case 5: s.pop_back(); return *second;            //~ V0502
    case 6: s.replace(2, 1, "ef"); return *second;   //~ V0502
    case 7: s.resize(10); return *second;            //~ V0502
    case 8: s.reserve(100); return *second;          //~ V0502
    case 9: s.shrink_to_fit(); return *second;       //~ V0502
    case 10: s.clear(); return *second;              //~ V0502
    case 11: s.assign("efgh"); return *second;       //~ V0502
    case 12: s = other; return *second;              //~ V0502
    case 13: s = std::move(other); return *second;   //~ V0502
    case 14: s.swap(other); return *second;          //~ V0502
    case 15: other = std::move(s); return *second;   //~ V0502
    default: return 0;
    }
}

static int pointers(int operation) {
    std::string s("abcd"), other("e");
    const char *const text = s.c_str();
    switch (operation) {
    case 20: s.push_back('e'); return text[1];      //~ V0104
    case 21: s.append("ef"); return text[1];        //~ V0104
    case 22: s.insert(4, "ef"); return text[1];     //~ V0104
    case 23: s.erase(2); return text[1];            //~ V0104
    case 24: s.pop_back(); return text[1];          //~ V0104
    case 25: s.replace(2, 1, "ef"); return text[1]; //~ V0104
    case 26: s.resize(10); return text[1];          //~ V0104
    case 27: s.reserve(100); return text[1];        //~ V0104
    case 28: s.clear(); return text[0];             //~ V0104
    case 29: s.assign("efgh"); return text[1];      //~ V0104
    case 30: s = other; return text[1];             //~ V0104
    case 31: s.swap(other); return text[1];         //~ V0104
    default: return 0;
    }
}

int main() {
    const int operation = nondet_int();
    return operation < 20 ? iterators(operation) : pointers(operation);
}
