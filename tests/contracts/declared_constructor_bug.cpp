// verify: violated
// native: ok
// The contract of a constructor that is only declared in its class, checked at its definition and at calls of it, for
// whole objects and for bases.
#include <verify.h>

struct Weight {
    int grams;
    explicit Weight(int g) VERIFY_PRE(g >= 0) VERIFY_POST(grams == g); //~ V1002
};

Weight::Weight(int g) : grams(g == 9 ? 0 : g) {}

struct Parcel : Weight {
    explicit Parcel(int g) : Weight(g) {} //~ V1001
};

int heavy(int grams) VERIFY_PRE(grams > -2) { return Parcel(grams).grams; }

int main() { return heavy(3) == 3 ? 0 : 1; }
