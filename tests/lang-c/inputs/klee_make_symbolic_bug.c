// verify: violated
// native: none
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

void klee_make_symbolic(void *object, size_t size, const char *name);
void klee_assume(uintptr_t condition);

struct request {
    unsigned char kind, size;
    short data[3];
};

int main(void) {
    struct request r;
    klee_make_symbolic(&r, sizeof r, "request");
    klee_assume(r.size <= 3);
    int sum = 0;
    for (int i = 0; i < r.size; i++)
        sum += r.data[i];
    assert(sum <= 3 * 32767);
    assert(r.kind != 200 || sum != 1000); //~ V0001
    return 0;
}
