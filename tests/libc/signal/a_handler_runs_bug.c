// verify: violated
// native: abort
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t caught;

static void handler(int number) {
    caught = number;
}

int main(void) {
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    assert(caught == 0); //~ V0001
    return 0;
}
