// std::atomic ([atomics]).
// standards: 11 14 17 20 23
#include "check.h"
#include <atomic>
#include <cstdint>
#include <memory>
#include <type_traits>

struct Pair {
    int first, second;
};
enum class Colour { red, green };

template <class T>
static void integral() {
    std::atomic<T> a(T(5));
    CHECK(a.load() == T(5));
    a.store(T(6));
    CHECK(a == T(6));
    CHECK((a = T(7)) == T(7));
    CHECK(a.exchange(T(8)) == T(7));
    T expected = T(9);
    CHECK(!a.compare_exchange_strong(expected, T(1)));
    CHECK(expected == T(8));
    CHECK(a.compare_exchange_strong(expected, T(1)));
    CHECK(a.load(std::memory_order_acquire) == T(1));
    while (!a.compare_exchange_weak(expected, T(2))) {
    }
    CHECK(a == T(2));
    CHECK(a.fetch_add(T(3)) == T(2));
    CHECK(a.fetch_sub(T(1)) == T(5));
    CHECK(a.fetch_and(T(6)) == T(4));
    CHECK(a.fetch_or(T(1)) == T(4));
    CHECK(a.fetch_xor(T(2)) == T(5));
    CHECK(a == T(7));
    CHECK(++a == T(8));
    CHECK(a++ == T(8));
    CHECK(--a == T(8));
    CHECK(a-- == T(8));
    CHECK((a += T(2)) == T(9));
    CHECK((a -= T(2)) == T(7));
    CHECK((a &= T(3)) == T(3));
    CHECK((a |= T(4)) == T(7));
    CHECK((a ^= T(1)) == T(6));
    CHECK(sizeof(a) == sizeof(T));
    CHECK(a.is_lock_free());
}

int main() {
    check::section("integral");
    integral<int>();
    integral<unsigned char>();
    integral<long long>();
    integral<std::uint16_t>();
    integral<char>();

    check::section("other types");
    std::atomic<bool> flag(false);
    CHECK(!flag.exchange(true));
    CHECK(flag);
    int array[4] = {1, 2, 3, 4};
    std::atomic<int *> pointer(array);
    CHECK(*pointer.load() == 1);
    CHECK(pointer.fetch_add(2) == array);
    CHECK(*pointer.load() == 3);
    CHECK(*--pointer == 2);
    CHECK((pointer += 1) == array + 2);
    CHECK(pointer++ == array + 2);
    std::atomic<Pair> pair(Pair{1, 2});
    Pair old = pair.exchange(Pair{3, 4});
    CHECK(old.first == 1 && pair.load().second == 4);
    std::atomic<Colour> colour(Colour::red);
    colour = Colour::green;
    CHECK(colour == Colour::green);
    std::atomic<double> real(1.5);
    CHECK(real.load() == 1.5);
#if __cplusplus >= 202002L
    CHECK(real.fetch_add(2.0) == 1.5);
    CHECK(real == 3.5);
    CHECK((real -= 0.5) == 3.0);
    std::atomic<int> waited(1);
    waited.wait(0);
    waited.notify_one();
    waited.notify_all();
    std::atomic<int> zero;
    CHECK(zero == 0);
    int plain = 4;
    std::atomic_ref<int> ref(plain);
    ++ref;
    CHECK(plain == 5);
    CHECK(ref.fetch_add(2) == 5);
    CHECK(plain == 7);
    std::atomic<std::shared_ptr<int>> shared(std::make_shared<int>(4));
    CHECK(*shared.load() == 4);
    shared.store(std::make_shared<int>(5));
    CHECK(*shared.exchange(nullptr) == 5);
    CHECK(shared.load() == nullptr);
#endif
#if __cplusplus >= 201703L
    CHECK(std::atomic<int>::is_always_lock_free);
#endif

    check::section("free functions");
    std::atomic<int> a(1);
    CHECK(std::atomic_load(&a) == 1);
    std::atomic_store(&a, 2);
    CHECK(std::atomic_exchange(&a, 3) == 2);
    int expected = 3;
    CHECK(std::atomic_compare_exchange_strong(&a, &expected, 4));
    CHECK(std::atomic_fetch_add(&a, 1) == 4);
    CHECK(std::atomic_fetch_sub(&a, 1) == 5);
    CHECK(std::atomic_load_explicit(&a, std::memory_order_relaxed) == 4);
    CHECK(std::atomic_is_lock_free(&a));
    std::atomic_thread_fence(std::memory_order_seq_cst);
    std::atomic_signal_fence(std::memory_order_acq_rel);
    std::atomic_flag once = ATOMIC_FLAG_INIT;
    CHECK(!once.test_and_set());
    CHECK(once.test_and_set());
    once.clear();
    CHECK(!std::atomic_flag_test_and_set(&once));
    std::atomic_flag_clear(&once);
    CHECK(!once.test_and_set());
    CHECK((!std::is_copy_constructible<std::atomic<int>>::value));
    CHECK((!std::is_copy_assignable<std::atomic<int>>::value));
    CHECK((std::is_same<std::atomic_int, std::atomic<int>>::value));
    CHECK((std::is_same<std::atomic_size_t, std::atomic<std::size_t>>::value));
    return check::done();
}
