// verify: violated
// native: none
#include <assert.h>
#include <stdbool.h>
#include <threads.h>

static mtx_t lock;
static cnd_t changed;
static bool ready;

static int set(void *unused) {
    (void)unused;
    mtx_lock(&lock);
    ready = true;
    cnd_signal(&changed);
    mtx_unlock(&lock);
    return 0;
}

int main(void) {
    mtx_init(&lock, mtx_plain);
    cnd_init(&changed);
    thrd_t other;
    thrd_create(&other, set, NULL);
    mtx_lock(&lock);
    if (!ready)
        cnd_wait(&changed, &lock);
    assert(ready); //~ V0001
    mtx_unlock(&lock);
    thrd_join(other, NULL);
    return 0;
}
