// verify: proved
// native: none
#include <pthread.h>
#include <stddef.h>

unsigned __VERIFIER_nondet_uint(void);

static int values[4];

static void *write(void *unused) {
    values[3] = 1;
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, write, NULL);
    unsigned at = __VERIFIER_nondet_uint();
    if (at < 3)
        values[at] = 2;
    pthread_join(other, NULL);
    return 0;
}
