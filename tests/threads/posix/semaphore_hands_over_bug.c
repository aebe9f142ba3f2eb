// verify: violated
// native: none
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t full;
static int message;

static void *send(void *unused) {
    sem_post(&full);
    message = 42;
    return unused;
}

int main(void) {
    sem_init(&full, 0, 0);
    pthread_t sender;
    pthread_create(&sender, NULL, send, NULL);
    sem_wait(&full);
    assert(message == 42); //~ V1101
    pthread_join(sender, NULL);
    sem_destroy(&full);
    return 0;
}
