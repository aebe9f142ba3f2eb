// verify: violated
// native: none
#include <pthread.h>
#include <stddef.h>

static int counter;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *with_the_lock(void *unused) {
    pthread_mutex_lock(&lock);
    counter++;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *without(void *unused) {
    counter++; //~ V1101
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, with_the_lock, NULL);
    pthread_create(&second, NULL, without, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
