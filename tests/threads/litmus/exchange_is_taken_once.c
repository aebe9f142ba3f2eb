// verify: proved
// native: none
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, z;
static int a, b;

static void *thread0(void *unused) {
    int none = 0;
    a = atomic_compare_exchange_strong(&x, &none, 1);
    return unused;
}

static void *thread1(void *unused) {
    int none = 0;
    b = atomic_compare_exchange_strong(&x, &none, 2);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, thread0, NULL);
    pthread_create(&threads[1], NULL, thread1, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(a + b == 1);
    return 0;
}
