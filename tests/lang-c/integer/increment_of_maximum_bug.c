// verify: violated
// native: ubsan
#include <assert.h>
#include <limits.h>

int main(void) {
    int last = INT_MAX - 3;
    for (int i = 0; i <= 3; i++)
        last++; //~ V0201
    assert(last == INT_MAX);
    return 0;
}
