// Contracts for a class that is not to be touched.
#include "side_file_member_class.h"
#include <verify.h>

int shop::Till::take(int amount)
    VERIFY_PRE(0 <= amount && amount <= 1000 && 0 <= total && total <= 1000000)
    VERIFY_POST(r, r == verify::old(total) + amount && r == total); //~ V1002
