// verify: violated
// native: ok
// Clauses see an argument by value as it was passed, whatever the body does with it.
#include <verify.h>

struct big {
    int values[8];
};

int first(struct big b)
    VERIFY_POST(r, r == b.values[0]) //~ V1002
{
    int result = b.values[0];
    b.values[0] = 0;
    return result == 77 ? b.values[0] : result;
}

int main(void) {
    struct big b = {{3}};
    return first(b) == 3 ? 0 : 1;
}
