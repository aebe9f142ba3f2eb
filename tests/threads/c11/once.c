// verify: proved
// native: ok
#include <assert.h>
#include <threads.h>

static once_flag flag = ONCE_FLAG_INIT;
static int made;

static void make(void) { made++; }

static int use(void *unused) {
    (void)unused;
    call_once(&flag, make);
    return made;
}

int main(void) {
    thrd_t first, second;
    int one, two;
    thrd_create(&first, use, NULL);
    thrd_create(&second, use, NULL);
    thrd_join(first, &one);
    thrd_join(second, &two);
    assert(one >= 1 && two >= 1);
    return 0;
}
