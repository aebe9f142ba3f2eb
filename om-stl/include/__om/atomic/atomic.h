// atomic ([atomics.types.generic]) of any trivially copyable type, integers, floating point numbers and
// pointers.
#ifndef OM_ATOMIC_ATOMIC_H
#define OM_ATOMIC_ATOMIC_H

#include <__om/atomic/operations.h>
#include <__om/types.h>

OM_BEGIN_MODEL

namespace __om {

template <std::size_t _Size, std::size_t _Alignment>
struct atomic_alignment {
    static constexpr std::size_t value =
        (_Size & (_Size - 1)) == 0 && _Size <= 16 && _Size > _Alignment ? _Size : _Alignment;
};

// What every atomic can do, on a plain and on a volatile object.
template <class _Tp>
class atomic_base {
    static_assert(std::is_trivially_copyable<_Tp>::value, "atomic of a type that is not trivially copyable");

protected:
    alignas(atomic_alignment<sizeof(_Tp), alignof(_Tp)>::value) _Tp __value;

    _Tp *__at() volatile noexcept { return const_cast<_Tp *>(__builtin_addressof(__value)); }
    const _Tp *__at() const volatile noexcept { return const_cast<const _Tp *>(__builtin_addressof(__value)); }

public:
    typedef _Tp value_type;
#if OM_CXX17
    static constexpr bool is_always_lock_free = is_machine_atomic<_Tp>::value;
#endif

#if OM_CXX20
    constexpr atomic_base() noexcept(std::is_nothrow_default_constructible_v<_Tp>) : __value() {}
#else
    atomic_base() noexcept = default;
#endif
    constexpr atomic_base(_Tp __desired) noexcept : __value(__desired) {}
    atomic_base(const atomic_base &) = delete;
    atomic_base &operator=(const atomic_base &) = delete;
    atomic_base &operator=(const atomic_base &) volatile = delete;

    bool is_lock_free() const volatile noexcept { return is_machine_atomic<_Tp>::value; }
    void store(_Tp __desired, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        check_store_order(__o);
        atomic_bytes<_Tp>::store(__at(), __desired, __o);
    }
    _Tp load(std::memory_order __o = std::memory_order_seq_cst) const volatile noexcept {
        check_load_order(__o);
        return __om::atomic_read<_Tp>(__at(), __o);
    }
    operator _Tp() const volatile noexcept { return load(); }
    _Tp exchange(_Tp __desired, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return atomic_bytes<_Tp>::exchange(__at(), __desired, __o);
    }
    bool compare_exchange_weak(_Tp &__expected, _Tp __desired, std::memory_order __success,
                               std::memory_order __failure) volatile noexcept {
        check_failure_order(__failure);
        return atomic_bytes<_Tp>::compare_exchange(__at(), __expected, __desired, true, __success, __failure);
    }
    bool compare_exchange_strong(_Tp &__expected, _Tp __desired, std::memory_order __success,
                                 std::memory_order __failure) volatile noexcept {
        check_failure_order(__failure);
        return atomic_bytes<_Tp>::compare_exchange(__at(), __expected, __desired, false, __success, __failure);
    }
    bool compare_exchange_weak(_Tp &__expected, _Tp __desired,
                               std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return atomic_bytes<_Tp>::compare_exchange(__at(), __expected, __desired, true, __o, failure_order(__o));
    }
    bool compare_exchange_strong(_Tp &__expected, _Tp __desired,
                                 std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return atomic_bytes<_Tp>::compare_exchange(__at(), __expected, __desired, false, __o, failure_order(__o));
    }
#if OM_CXX20
    void wait(_Tp __old, std::memory_order __o = std::memory_order_seq_cst) const noexcept {
        __om::atomic_wait_while<_Tp>(__at(), __old, __o);
    }
    void notify_one() noexcept {}
    void notify_all() noexcept {}
#endif
};

// Arithmetic that wraps around ([atomics.types.int]/7), also where the type is signed.
template <class _Tp, bool = std::is_integral<_Tp>::value && !std::is_same<_Tp, bool>::value,
          bool = std::is_floating_point<_Tp>::value>
class atomic_arithmetic : public atomic_base<_Tp> {
public:
    using atomic_base<_Tp>::atomic_base;
    atomic_arithmetic() = default;
};
template <class _Tp>
class atomic_arithmetic<_Tp, true, false> : public atomic_base<_Tp> {
public:
    typedef _Tp difference_type;

    using atomic_base<_Tp>::atomic_base;
    atomic_arithmetic() = default;

    _Tp fetch_add(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return __atomic_fetch_add(this->__at(), __n, static_cast<int>(__o));
    }
    _Tp fetch_sub(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return __atomic_fetch_sub(this->__at(), __n, static_cast<int>(__o));
    }
    _Tp fetch_and(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return __atomic_fetch_and(this->__at(), __n, static_cast<int>(__o));
    }
    _Tp fetch_or(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return __atomic_fetch_or(this->__at(), __n, static_cast<int>(__o));
    }
    _Tp fetch_xor(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return __atomic_fetch_xor(this->__at(), __n, static_cast<int>(__o));
    }
    _Tp operator++(int) volatile noexcept { return fetch_add(1); }
    _Tp operator--(int) volatile noexcept { return fetch_sub(1); }
    _Tp operator++() volatile noexcept { return __atomic_add_fetch(this->__at(), 1, __ATOMIC_SEQ_CST); }
    _Tp operator--() volatile noexcept { return __atomic_sub_fetch(this->__at(), 1, __ATOMIC_SEQ_CST); }
    _Tp operator+=(_Tp __n) volatile noexcept { return __atomic_add_fetch(this->__at(), __n, __ATOMIC_SEQ_CST); }
    _Tp operator-=(_Tp __n) volatile noexcept { return __atomic_sub_fetch(this->__at(), __n, __ATOMIC_SEQ_CST); }
    _Tp operator&=(_Tp __n) volatile noexcept { return __atomic_and_fetch(this->__at(), __n, __ATOMIC_SEQ_CST); }
    _Tp operator|=(_Tp __n) volatile noexcept { return __atomic_or_fetch(this->__at(), __n, __ATOMIC_SEQ_CST); }
    _Tp operator^=(_Tp __n) volatile noexcept { return __atomic_xor_fetch(this->__at(), __n, __ATOMIC_SEQ_CST); }
};
template <class _Tp>
class atomic_arithmetic<_Tp, false, true> : public atomic_base<_Tp> {
public:
    using atomic_base<_Tp>::atomic_base;
    atomic_arithmetic() = default;
#if OM_CXX20
    typedef _Tp difference_type;

    _Tp fetch_add(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return atomic_add(this->__at(), __n, __o);
    }
    _Tp fetch_sub(_Tp __n, std::memory_order __o = std::memory_order_seq_cst) volatile noexcept {
        return fetch_add(-__n, __o);
    }
    _Tp operator+=(_Tp __n) volatile noexcept { return fetch_add(__n) + __n; }
    _Tp operator-=(_Tp __n) volatile noexcept { return fetch_add(-__n) - __n; }
#endif
};

} // namespace __om

namespace std {

template <class _Tp>
struct atomic : public __om::atomic_arithmetic<_Tp> {
#if OM_CXX20
    constexpr atomic() noexcept(is_nothrow_default_constructible_v<_Tp>) {}
#else
    atomic() noexcept = default;
#endif
    constexpr atomic(_Tp __desired) noexcept : __om::atomic_arithmetic<_Tp>(__desired) {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    atomic &operator=(const atomic &) volatile = delete;
    _Tp operator=(_Tp __desired) noexcept {
        this->store(__desired);
        return __desired;
    }
    _Tp operator=(_Tp __desired) volatile noexcept {
        this->store(__desired);
        return __desired;
    }
};

// [atomics.types.pointer]
template <class _Tp>
struct atomic<_Tp *> : public __om::atomic_base<_Tp *> {
    typedef ptrdiff_t difference_type;

#if OM_CXX20
    constexpr atomic() noexcept {}
#else
    atomic() noexcept = default;
#endif
    constexpr atomic(_Tp *__desired) noexcept : __om::atomic_base<_Tp *>(__desired) {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    atomic &operator=(const atomic &) volatile = delete;
    _Tp *operator=(_Tp *__desired) noexcept {
        this->store(__desired);
        return __desired;
    }
    _Tp *operator=(_Tp *__desired) volatile noexcept {
        this->store(__desired);
        return __desired;
    }
    _Tp *fetch_add(ptrdiff_t __n, memory_order __o = memory_order_seq_cst) volatile noexcept {
        return __om::atomic_add(this->__at(), __n, __o);
    }
    _Tp *fetch_sub(ptrdiff_t __n, memory_order __o = memory_order_seq_cst) volatile noexcept {
        return fetch_add(-__n, __o);
    }
    _Tp *operator++(int) volatile noexcept { return fetch_add(1); }
    _Tp *operator--(int) volatile noexcept { return fetch_add(-1); }
    _Tp *operator++() volatile noexcept { return fetch_add(1) + 1; }
    _Tp *operator--() volatile noexcept { return fetch_add(-1) - 1; }
    _Tp *operator+=(ptrdiff_t __n) volatile noexcept { return fetch_add(__n) + __n; }
    _Tp *operator-=(ptrdiff_t __n) volatile noexcept { return fetch_add(-__n) - __n; }
};

#if OM_CXX17
template <class _Tp>
atomic(_Tp) -> atomic<_Tp>;
#endif

} // namespace std

OM_END_MODEL

#endif
