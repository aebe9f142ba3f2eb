// verify: proved
// native: none
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static atomic_int x, y;

// The read comes before the write that it has to wait for.
static void *first(void *unused) {
    __VERIFIER_assume(atomic_load_explicit(&x, memory_order_relaxed) == 1);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    return unused;
}

static void *second(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(y == 1);
    return 0;
}
