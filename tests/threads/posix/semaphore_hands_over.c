// verify: proved
// native: ok
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t full;
static int message;

static void *send(void *unused) {
    message = 42;
    sem_post(&full);
    return unused;
}

int main(void) {
    sem_init(&full, 0, 0);
    pthread_t sender;
    pthread_create(&sender, NULL, send, NULL);
    sem_wait(&full);
    assert(message == 42);
    pthread_join(sender, NULL);
    sem_destroy(&full);
    return 0;
}
