// verify: proved
// native: ok
#include <assert.h>

static int middle(int from, int to) {
    int count = to > from ? to - from : 1;
    int copy[count];
    for (int i = 0; i < count; i++)
        copy[i] = from + i;
    return copy[count / 2];
}

int main(void) {
    assert(middle(10, 15) == 12);
    assert(middle(15, 10) == 15);
    return 0;
}
