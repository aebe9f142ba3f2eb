// The kind of a triangle by its sides: 1 scalene, 2 isosceles, 3 equilateral, 4 none. With -DFAULTY
// the last test looks at the wrong sides.
#include <assert.h>
int nondet_int(void);

static int kind(int i, int j, int k) {
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
#ifdef FAULTY
    if (type == 1 && j + k > i)
#else
    if (type == 3 && j + k > i)
#endif
        return 2;
    return 4;
}

int main(void) {
    int i = nondet_int(), j = nondet_int(), k = nondet_int();
    if (i < 0 || j < 0 || k < 0 || i > 65535 || j > 65535 || k > 65535)
        return 0;
    int result = kind(i, j, k);
    int triangle = i + j > k && j + k > i && i + k > j;
    if (!triangle)
        assert(result == 4);
    else if (i == j && j == k)
        assert(result == 3);
    else if (i == j || j == k || i == k)
        assert(result == 2);
    else
        assert(result == 1);
}
