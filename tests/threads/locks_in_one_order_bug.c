// verify: violated
// native: none
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

static void *reversed(void *unused) {
    pthread_mutex_lock(&inner);
    pthread_mutex_lock(&outer);
    pthread_mutex_unlock(&outer);
    pthread_mutex_unlock(&inner);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, both, NULL);
    pthread_create(&second, NULL, reversed, NULL);
    pthread_join(first, NULL); //~ V1102
    pthread_join(second, NULL);
    return 0;
}
