// atomic_ref ([atomics.ref.generic], C++20).
#ifndef OM_ATOMIC_ATOMIC_REF_H
#define OM_ATOMIC_ATOMIC_REF_H

#include <__om/atomic/atomic.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
struct atomic_ref {
private:
    static_assert(is_trivially_copyable_v<_Tp>, "atomic_ref to a type that is not trivially copyable");

    _Tp *__target;

public:
    typedef _Tp value_type;
    static constexpr bool is_always_lock_free = __om::is_machine_atomic<_Tp>::value;
    static constexpr size_t required_alignment = __om::atomic_alignment<sizeof(_Tp), alignof(_Tp)>::value;

    explicit atomic_ref(_Tp &__object) : __target(__builtin_addressof(__object)) {
        OM_REQUIRES(reinterpret_cast<__UINTPTR_TYPE__>(__target) % required_alignment == 0,
                    "atomic_ref to an object that is not aligned enough");
    }
    atomic_ref(const atomic_ref &) noexcept = default;
    atomic_ref &operator=(const atomic_ref &) = delete;

    bool is_lock_free() const noexcept { return is_always_lock_free; }
    void store(_Tp __desired, memory_order __o = memory_order_seq_cst) const noexcept {
        __om::check_store_order(__o);
        __om::atomic_bytes<_Tp>::store(__target, __desired, __o);
    }
    _Tp operator=(_Tp __desired) const noexcept {
        store(__desired);
        return __desired;
    }
    _Tp load(memory_order __o = memory_order_seq_cst) const noexcept {
        __om::check_load_order(__o);
        return __om::atomic_read<_Tp>(__target, __o);
    }
    operator _Tp() const noexcept { return load(); }
    _Tp exchange(_Tp __desired, memory_order __o = memory_order_seq_cst) const noexcept {
        return __om::atomic_bytes<_Tp>::exchange(__target, __desired, __o);
    }
    bool compare_exchange_weak(_Tp &__expected, _Tp __desired, memory_order __success,
                               memory_order __failure) const noexcept {
        return __om::atomic_bytes<_Tp>::compare_exchange(__target, __expected, __desired, true, __success, __failure);
    }
    bool compare_exchange_weak(_Tp &__expected, _Tp __desired, memory_order __o = memory_order_seq_cst) const noexcept {
        return compare_exchange_weak(__expected, __desired, __o, __om::failure_order(__o));
    }
    bool compare_exchange_strong(_Tp &__expected, _Tp __desired, memory_order __success,
                                 memory_order __failure) const noexcept {
        return __om::atomic_bytes<_Tp>::compare_exchange(__target, __expected, __desired, false, __success, __failure);
    }
    bool compare_exchange_strong(_Tp &__expected, _Tp __desired,
                                 memory_order __o = memory_order_seq_cst) const noexcept {
        return compare_exchange_strong(__expected, __desired, __o, __om::failure_order(__o));
    }
    void wait(_Tp __old, memory_order __o = memory_order_seq_cst) const noexcept {
        __om::atomic_wait_while<_Tp>(__target, __old, __o);
    }
    void notify_one() const noexcept {}
    void notify_all() const noexcept {}

    // Numbers and pointers
    typedef conditional_t<is_pointer_v<_Tp>, ptrdiff_t, _Tp> difference_type;
    _Tp fetch_add(difference_type __n, memory_order __o = memory_order_seq_cst) const noexcept
        requires((is_arithmetic_v<_Tp> && !is_same_v<_Tp, bool>) || is_pointer_v<_Tp>)
    {
        if constexpr (is_integral_v<_Tp>) {
            return __atomic_fetch_add(__target, __n, static_cast<int>(__o));
        } else {
            return __om::atomic_add(__target, __n, __o);
        }
    }
    _Tp fetch_sub(difference_type __n, memory_order __o = memory_order_seq_cst) const noexcept
        requires((is_arithmetic_v<_Tp> && !is_same_v<_Tp, bool>) || is_pointer_v<_Tp>)
    {
        if constexpr (is_integral_v<_Tp>) {
            return __atomic_fetch_sub(__target, __n, static_cast<int>(__o));
        } else {
            return __om::atomic_add(__target, -__n, __o);
        }
    }
    _Tp fetch_and(_Tp __n, memory_order __o = memory_order_seq_cst) const noexcept
        requires(is_integral_v<_Tp> && !is_same_v<_Tp, bool>)
    {
        return __atomic_fetch_and(__target, __n, static_cast<int>(__o));
    }
    _Tp fetch_or(_Tp __n, memory_order __o = memory_order_seq_cst) const noexcept
        requires(is_integral_v<_Tp> && !is_same_v<_Tp, bool>)
    {
        return __atomic_fetch_or(__target, __n, static_cast<int>(__o));
    }
    _Tp fetch_xor(_Tp __n, memory_order __o = memory_order_seq_cst) const noexcept
        requires(is_integral_v<_Tp> && !is_same_v<_Tp, bool>)
    {
        return __atomic_fetch_xor(__target, __n, static_cast<int>(__o));
    }
    _Tp operator++(int) const noexcept { return fetch_add(1); }
    _Tp operator--(int) const noexcept { return fetch_sub(1); }
    _Tp operator++() const noexcept { return static_cast<_Tp>(fetch_add(1) + 1); }
    _Tp operator--() const noexcept { return static_cast<_Tp>(fetch_sub(1) - 1); }
    _Tp operator+=(difference_type __n) const noexcept { return static_cast<_Tp>(fetch_add(__n) + __n); }
    _Tp operator-=(difference_type __n) const noexcept { return static_cast<_Tp>(fetch_sub(__n) - __n); }
    _Tp operator&=(_Tp __n) const noexcept { return static_cast<_Tp>(fetch_and(__n) & __n); }
    _Tp operator|=(_Tp __n) const noexcept { return static_cast<_Tp>(fetch_or(__n) | __n); }
    _Tp operator^=(_Tp __n) const noexcept { return static_cast<_Tp>(fetch_xor(__n) ^ __n); }
};

} // namespace std

OM_END_MODEL

#endif
