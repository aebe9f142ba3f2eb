// verify: proved
// native: ok
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t inner = PTHREAD_MUTEX_INITIALIZER;

static void *both(void *unused) {
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&inner);
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, both, NULL);
    pthread_create(&second, NULL, both, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
