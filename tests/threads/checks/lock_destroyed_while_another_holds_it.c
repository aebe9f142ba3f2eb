// verify: proved
// native: ok
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *hold(void *unused) {
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, hold, NULL);
    pthread_join(other, NULL);
    pthread_mutex_destroy(&lock);
    return 0;
}
