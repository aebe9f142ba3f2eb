// verify: violated
// native: abort
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int seen;

static void leave(int *value) {
    seen = *value;
    pthread_exit(value);
}

static void *run(void *value) {
    leave(value);
    seen = -1;
    return NULL;
}

int main(void) {
    int value = 3;
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, run, &value);
    pthread_join(thread, &result);
    assert(result == &value);
    assert(seen == -1); //~ V0001
    return 0;
}
