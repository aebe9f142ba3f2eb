// verify: violated
// native: none
// A pointer may be null unless the precondition forbids it.
#include <verify.h>

int value(const int *p)
    VERIFY_PRE(p == 0 || VERIFY_VALID(p, 1))
{
    return *p; //~ V0101
}
