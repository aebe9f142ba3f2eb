// verify: violated
// native: none
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

int __VERIFIER_nondet_int(void);

static atomic_int mailbox;

static void *send(void *unused) {
    atomic_store(&mailbox, __VERIFIER_nondet_int());
    return unused;
}

int main(void) {
    pthread_t sender;
    pthread_create(&sender, NULL, send, NULL);
    assert(atomic_load(&mailbox) != 4711); //~ V0001
    pthread_join(sender, NULL);
    return 0;
}
