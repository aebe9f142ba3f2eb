// verify: violated
// native: none
#include <stdlib.h>

typedef int (*callback)(int);

static int identity(int x) { return x; }
static int data[4] = {1, 2, 3, 4};

int main(void) {
    void *target = (void *)identity;
    target = data;
    callback f = (callback)target;
    return f(data[0] - 1); //~ V0303
}
