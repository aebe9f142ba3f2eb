// verify: violated
// native: abort
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static tss_t key;
static atomic_int destroyed;

static void destroy(void *value) { destroyed += *(int *)value; }

static int keep(void *value) {
    tss_set(key, value);
    assert(tss_get(key) == value);
    return 0;
}

int main(void) {
    tss_create(&key, destroy);
    int value = 5;
    thrd_t other;
    thrd_create(&other, keep, &value);
    thrd_join(other, NULL);
    assert(tss_get(key) == NULL);
    assert(destroyed == 0); //~ V0001
    return 0;
}
