// verify: proved
// native: ok
#include <assert.h>
#include <pthread.h>

static int total;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *amount) {
    pthread_mutex_lock(&lock);
    total += *(int *)amount;
    pthread_mutex_unlock(&lock);
    return amount;
}

int main(void) {
    int amounts[2] = {3, 4};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, &amounts[i]);
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(threads[i], &result);
        assert(result == &amounts[i]);
    }
    assert(total == 7);
    return 0;
}
