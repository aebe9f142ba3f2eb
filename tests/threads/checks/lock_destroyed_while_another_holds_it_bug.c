// verify: violated
// native: none
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *hold(void *unused) {
    pthread_mutex_lock(&lock);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, hold, NULL);
    pthread_join(other, NULL);
    pthread_mutex_destroy(&lock); //~ V1104
    return 0;
}
