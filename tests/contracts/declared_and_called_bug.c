// verify: violated
// native: ok
// A contract at a declaration binds callers, too.
#include <verify.h>

int part(int whole, int parts)
    VERIFY_PRE(parts > 0)
    VERIFY_PRE(whole >= 0);

int main(void) {
    return part(9, -3) + 3; //~ V1001
}

int part(int a, int b) {
    return a / b;
}
