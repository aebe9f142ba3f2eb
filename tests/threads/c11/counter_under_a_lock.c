// verify: proved
// native: ok
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static int count;

static int add(void *amount) {
    mtx_lock(&lock);
    count += *(int *)amount;
    mtx_unlock(&lock);
    return 7;
}

int main(void) {
    mtx_init(&lock, mtx_plain);
    int one = 1, two = 2, result;
    thrd_t first, second;
    thrd_create(&first, add, &one);
    thrd_create(&second, add, &two);
    thrd_join(first, &result);
    thrd_join(second, NULL);
    assert(count == 3 && result == 7);
    mtx_destroy(&lock);
    return 0;
}
