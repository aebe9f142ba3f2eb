// verify: proved
// native: ok
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_key_t key;

static void *keep(void *unused) {
    int *own = malloc(sizeof *own);
    if (own) {
        *own = 1;
        pthread_setspecific(key, own);
    }
    return unused;
}

int main(void) {
    pthread_key_create(&key, free);
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, keep, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    pthread_key_delete(key);
    return 0;
}
