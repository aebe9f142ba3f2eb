// verify: proved
// native: ok
#include <pthread.h>

static void *work(void *) {
    try {
        throw 1;
    } catch (int) {
    }
    return nullptr;
}

int main() {
    pthread_t thread;
    pthread_create(&thread, nullptr, work, nullptr);
    pthread_join(thread, nullptr);
    return 0;
}
