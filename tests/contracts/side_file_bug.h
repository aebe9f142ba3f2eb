// Contracts for `side_file_bug.c`, which is not to be touched.
#include <verify.h>

int grade(int points)
    VERIFY_PRE(0 <= points && points <= 100)
    VERIFY_POST(r, 1 <= r && r <= 6);
