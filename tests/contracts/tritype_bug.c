// verify: violated
// native: ok
// CPBPV's tritype, with its specification as a contract.
#include <verify.h>

int kind(int i, int j, int k)
    VERIFY_PRE(0 <= i && i <= 65535 && 0 <= j && j <= 65535 && 0 <= k && k <= 65535)
    VERIFY_POST(r, (r == 4) == !(i + j > k && j + k > i && i + k > j)) //~ V1002
    VERIFY_POST(r, r == 4 || (r == 3) == (i == j && j == k))
    VERIFY_POST(r, r != 1 || (i != j && j != k && i != k))
{
    if (i == 0 || j == 0 || k == 0)
        return 4;
    int type = 0;
    if (i == j)
        type = type + 1;
    if (i == k)
        type = type + 2;
    if (j == k)
        type = type + 3;
    if (type == 0)
        return i + j <= k || j + k <= i || i + k <= j ? 4 : 1;
    if (type > 3)
        return 3;
    if (type == 1 && i + j > k)
        return 2;
    if (type == 2 && i + k > j)
        return 2;
    if (type == 1 && j + k > i)
        return 2;
    return 4;
}

int main(void) {
    return kind(3, 4, 5) == 1 ? 0 : 1;
}
