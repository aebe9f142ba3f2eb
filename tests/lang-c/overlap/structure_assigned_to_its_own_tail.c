// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

static void drop_front(unsigned char *queue, size_t *used, size_t n) {
    *used -= n;
    memmove(queue, queue + n, *used);
}

int main(void) {
    unsigned char queue[10];
    for (unsigned char i = 0; i < 10; i++)
        queue[i] = i;
    size_t used = 10;
    drop_front(queue, &used, 6);
    assert(used == 4 && queue[0] == 6);
    used = 4;
    drop_front(queue, &used, 1);
    assert(queue[0] == 7 && queue[2] == 9);
    return 0;
}
