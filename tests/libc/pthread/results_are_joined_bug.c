// verify: violated
// native: none
#include <pthread.h>
#include <stddef.h>

static void *nothing(void *argument) { return argument; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, nothing, NULL);
    pthread_join(thread, NULL);
    pthread_join(thread, NULL); //~ V0512
    return 0;
}
