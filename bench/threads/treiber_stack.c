// N threads push to a stack without locks, and one pops.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *next;
    int value;
};
static struct node nodes[N];
static _Atomic(struct node *) top;

static void *push(void *own) {
    struct node *node = own;
    node->value = 1;
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
    do
        node->next = old;
    while (!atomic_compare_exchange_strong_explicit(&top, &old, node, memory_order_release, memory_order_relaxed));
    return NULL;
}

static void *pop(void *unused) {
    struct node *old = atomic_load_explicit(&top, memory_order_acquire);
    while (old && !atomic_compare_exchange_strong_explicit(&top, &old, old->next, memory_order_acq_rel,
                                                           memory_order_acquire))
        ;
    if (old)
        assert(old->value == 1);
    return unused;
}

int main(void) {
    pthread_t threads[N + 1];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, push, &nodes[i]);
    pthread_create(&threads[N], NULL, pop, NULL);
    for (int i = 0; i <= N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
