// N threads put something into Michael and Scott's queue, and one takes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    _Atomic(struct node *) next;
    int value;
};
static struct node first, nodes[N];
static _Atomic(struct node *) head = &first, tail = &first;

static void *put(void *own) {
    struct node *node = own;
    node->value = 1;
    for (;;) {
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
        if (next) {
            atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed);
            continue;
        }
        if (atomic_compare_exchange_strong_explicit(&last->next, &next, node, memory_order_release,
                                                    memory_order_relaxed)) {
            atomic_compare_exchange_strong_explicit(&tail, &last, node, memory_order_release, memory_order_relaxed);
            return NULL;
        }
    }
}

static void *take(void *unused) {
    struct node *old = atomic_load_explicit(&head, memory_order_acquire);
    struct node *next = atomic_load_explicit(&old->next, memory_order_acquire);
    if (next && atomic_compare_exchange_strong_explicit(&head, &old, next, memory_order_release, memory_order_relaxed))
        assert(next->value == 1);
    return unused;
}

int main(void) {
    pthread_t threads[N + 1];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, put, &nodes[i]);
    pthread_create(&threads[N], NULL, take, NULL);
    for (int i = 0; i <= N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
