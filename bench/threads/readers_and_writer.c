// N threads read what one writes: each sees it or not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int value;

static void *look(void *unused) {
    int seen = atomic_load(&value);
    assert(seen == 0 || seen == 1);
    return unused;
}

static void *change(void *unused) {
    atomic_store(&value, 1);
    return unused;
}

int main(void) {
    pthread_t threads[N + 1];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, look, NULL);
    pthread_create(&threads[N], NULL, change, NULL);
    for (int i = 0; i <= N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
