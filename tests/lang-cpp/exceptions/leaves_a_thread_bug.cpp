// verify: violated
// native: uncaught
#include <pthread.h>

static void *work(void *) {
    throw 1; //~ V0602
    return nullptr;
}

int main() {
    pthread_t thread;
    pthread_create(&thread, nullptr, work, nullptr);
    pthread_join(thread, nullptr);
    return 0;
}
