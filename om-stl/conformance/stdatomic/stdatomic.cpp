// <stdatomic.h> ([stdatomic.h.syn]): C's names for what <atomic> has.
// standards: 23
#include "check.h"
#include <stdatomic.h>
#include <type_traits>

static _Atomic(int) number;
static atomic_flag flag = ATOMIC_FLAG_INIT;

int main() {
    CHECK(std::is_same<decltype(number), std::atomic<int>>::value);
    CHECK(std::is_same<atomic_long, std::atomic<long>>::value);
    CHECK(std::is_same<atomic_uint_least16_t, std::atomic_uint_least16_t>::value);
    atomic_store(&number, 3);
    CHECK(atomic_load(&number) == 3);
    CHECK(atomic_fetch_add(&number, 4) == 3 && atomic_fetch_sub_explicit(&number, 1, memory_order_relaxed) == 7);
    CHECK(atomic_fetch_or(&number, 8) == 6 && atomic_fetch_and(&number, 12) == 14 && atomic_fetch_xor(&number, 1) == 12);
    int expected = 13;
    CHECK(atomic_compare_exchange_strong(&number, &expected, 5) && atomic_exchange(&number, 6) == 5);
    CHECK(!atomic_compare_exchange_strong(&number, &expected, 1) && expected == 6);
    CHECK(!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    CHECK(!atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_release);
    CHECK(atomic_is_lock_free(&number));
    return check::done();
}
