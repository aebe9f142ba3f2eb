// The owner of Chase and Lev's deque pushes twice and pops once, and N threads steal.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int top, bottom, tasks[4], taken[3];

static void push(int task) {
    int at = atomic_load_explicit(&bottom, memory_order_relaxed);
    atomic_store_explicit(&tasks[at], task, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&bottom, at + 1, memory_order_relaxed);
}

static void pop(void) {
    int last = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
    atomic_store_explicit(&bottom, last, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    int first = atomic_load_explicit(&top, memory_order_relaxed);
    int task = 0;
    if (first <= last) {
        task = atomic_load_explicit(&tasks[last], memory_order_relaxed);
        if (first == last) {
            if (!atomic_compare_exchange_strong(&top, &first, first + 1))
                task = 0;
            atomic_store_explicit(&bottom, last + 1, memory_order_relaxed);
        }
    } else {
        atomic_store_explicit(&bottom, last + 1, memory_order_relaxed);
    }
    if (task)
        assert(atomic_fetch_add(&taken[task], 1) == 0);
}

static void *steal(void *unused) {
    int first = atomic_load_explicit(&top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    int last = atomic_load_explicit(&bottom, memory_order_acquire);
    if (first < last) {
        int task = atomic_load_explicit(&tasks[first], memory_order_relaxed);
        if (atomic_compare_exchange_strong(&top, &first, first + 1))
            assert(atomic_fetch_add(&taken[task], 1) == 0);
    }
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, steal, NULL);
    push(1);
    push(2);
    pop();
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
