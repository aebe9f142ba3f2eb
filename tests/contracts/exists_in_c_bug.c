// verify: violated
// native: ok
// `VERIFY_EXISTS`: some element has what is looked for.
#include <verify.h>

int position(const int *values, int count, int wanted)
    VERIFY_PRE(0 < count && count <= 4 && VERIFY_VALID(values, count))
    VERIFY_POST(at, values[at] == wanted)
{
    int at = 0;
    while (values[at] != wanted) //~ V0102
        ++at;
    return at;
}

int main(void) {
    int values[] = {4, 5, 6};
    return position(values, 3, 5) == 1 ? 0 : 1;
}
