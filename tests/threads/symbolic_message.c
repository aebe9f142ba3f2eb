// verify: proved
// native: none
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

int __VERIFIER_nondet_int(void);

static atomic_int mailbox;

static void *send(void *unused) {
    int letter = __VERIFIER_nondet_int();
    if (letter < 1 || letter > 100)
        letter = 7;
    atomic_store(&mailbox, letter);
    return unused;
}

int main(void) {
    pthread_t sender;
    pthread_create(&sender, NULL, send, NULL);
    int letter = atomic_load(&mailbox);
    assert(letter >= 0 && letter <= 100);
    pthread_join(sender, NULL);
    assert(atomic_load(&mailbox) != 0);
    return 0;
}
