// verify: proved
// native: ok
// A contract is about the overload that it is written for.
#include <verify.h>

int size(int x)
    VERIFY_PRE(x >= 0)
    VERIFY_POST(r, r == x);
int size(long x);

int size(int x) { return x; }
int size(long x) { return x < 0 ? -1 : 1; }

int main() { return size(-3L) == -1 && size(2) == 2 ? 0 : 1; }
