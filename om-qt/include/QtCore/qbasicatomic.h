// QBasicAtomicInteger and QBasicAtomicPointer: what QAtomicInteger, QAtomicInt and QAtomicPointer are made of. The memory
// orderings are the compiler's.
#ifndef OM_QT_QBASICATOMIC_H
#define OM_QT_QBASICATOMIC_H

#include <QtCore/qglobal.h>

OM_BEGIN_MODEL

// Each operation in its four orderings.
#define OM_QT_ATOMIC_ORDERINGS(define)                                                                                 \
    define(Relaxed, __ATOMIC_RELAXED) define(Acquire, __ATOMIC_ACQUIRE) define(Release, __ATOMIC_RELEASE)              \
        define(Ordered, __ATOMIC_SEQ_CST)
#define OM_QT_ATOMIC_EXCHANGES(order, ordering)                                                                        \
    bool testAndSet##order(Value expectedValue, Value newValue) noexcept {                                             \
        return __atomic_compare_exchange_n(&_q_value, &expectedValue, newValue, false, __ATOMIC_SEQ_CST,               \
                                           __ATOMIC_SEQ_CST);                                                          \
    }                                                                                                                  \
    bool testAndSet##order(Value expectedValue, Value newValue, Value &currentValue) noexcept {                        \
        currentValue = expectedValue;                                                                                  \
        return __atomic_compare_exchange_n(&_q_value, &currentValue, newValue, false, __ATOMIC_SEQ_CST,                \
                                           __ATOMIC_SEQ_CST);                                                          \
    }                                                                                                                  \
    Value fetchAndStore##order(Value newValue) noexcept { return __atomic_exchange_n(&_q_value, newValue, ordering); }
#define OM_QT_ATOMIC_ARITHMETIC(order, ordering)                                                                       \
    T fetchAndAdd##order(T valueToAdd) noexcept { return __atomic_fetch_add(&_q_value, valueToAdd, ordering); }        \
    T fetchAndSub##order(T valueToSub) noexcept { return __atomic_fetch_sub(&_q_value, valueToSub, ordering); }        \
    T fetchAndAnd##order(T valueToAnd) noexcept { return __atomic_fetch_and(&_q_value, valueToAnd, ordering); }        \
    T fetchAndOr##order(T valueToOr) noexcept { return __atomic_fetch_or(&_q_value, valueToOr, ordering); }            \
    T fetchAndXor##order(T valueToXor) noexcept { return __atomic_fetch_xor(&_q_value, valueToXor, ordering); }
#define OM_QT_ATOMIC_STEPS(order, ordering)                                                                            \
    T *fetchAndAdd##order(qptrdiff n) noexcept {                                                                       \
        return __atomic_fetch_add(&_q_value, n * qptrdiff(sizeof(T)), ordering);                                       \
    }                                                                                                                  \
    T *fetchAndSub##order(qptrdiff n) noexcept {                                                                       \
        return __atomic_fetch_sub(&_q_value, n * qptrdiff(sizeof(T)), ordering);                                       \
    }
#define OM_QT_ATOMIC_NATIVE(what)                                                                                      \
    static constexpr bool is##what##Native() noexcept { return true; }                                                 \
    static constexpr bool is##what##WaitFree() noexcept { return true; }

template <typename T>
class QBasicAtomicInteger {
    typedef T Value;

public:
    typedef T Type;
    T _q_value;

#if OM_QT6
    QBasicAtomicInteger() = default;
    constexpr QBasicAtomicInteger(T value) noexcept : _q_value(value) {}
    QBasicAtomicInteger(const QBasicAtomicInteger &) = delete;
    QBasicAtomicInteger &operator=(const QBasicAtomicInteger &) = delete;
#endif

    T loadRelaxed() const noexcept { return __atomic_load_n(&_q_value, __ATOMIC_RELAXED); }
    T loadAcquire() const noexcept { return __atomic_load_n(&_q_value, __ATOMIC_ACQUIRE); }
    void storeRelaxed(T newValue) noexcept { __atomic_store_n(&_q_value, newValue, __ATOMIC_RELAXED); }
    void storeRelease(T newValue) noexcept { __atomic_store_n(&_q_value, newValue, __ATOMIC_RELEASE); }
#if !OM_QT6
    T load() const noexcept { return loadRelaxed(); }
    void store(T newValue) noexcept { storeRelaxed(newValue); }
#endif
    operator T() const noexcept { return loadAcquire(); }
    T operator=(T newValue) noexcept {
        storeRelease(newValue);
        return newValue;
    }

    OM_QT_ATOMIC_NATIVE(ReferenceCounting)
    OM_QT_ATOMIC_NATIVE(TestAndSet)
    OM_QT_ATOMIC_NATIVE(FetchAndStore)
    OM_QT_ATOMIC_NATIVE(FetchAndAdd)

    // Whether it is not zero afterwards.
    bool ref() noexcept { return __atomic_add_fetch(&_q_value, T(1), __ATOMIC_SEQ_CST) != T(0); }
    bool deref() noexcept { return __atomic_sub_fetch(&_q_value, T(1), __ATOMIC_SEQ_CST) != T(0); }

    OM_QT_ATOMIC_ORDERINGS(OM_QT_ATOMIC_EXCHANGES)
    OM_QT_ATOMIC_ORDERINGS(OM_QT_ATOMIC_ARITHMETIC)

    T operator++() noexcept { return T(fetchAndAddOrdered(1) + T(1)); }
    T operator++(int) noexcept { return fetchAndAddOrdered(1); }
    T operator--() noexcept { return T(fetchAndSubOrdered(1) - T(1)); }
    T operator--(int) noexcept { return fetchAndSubOrdered(1); }
    T operator+=(T v) noexcept { return T(fetchAndAddOrdered(v) + v); }
    T operator-=(T v) noexcept { return T(fetchAndSubOrdered(v) - v); }
    T operator&=(T v) noexcept { return T(fetchAndAndOrdered(v) & v); }
    T operator|=(T v) noexcept { return T(fetchAndOrOrdered(v) | v); }
    T operator^=(T v) noexcept { return T(fetchAndXorOrdered(v) ^ v); }
};
typedef QBasicAtomicInteger<int> QBasicAtomicInt;

template <typename T>
class QBasicAtomicPointer {
    typedef T *Value;

public:
    typedef T *Type;
    T *_q_value;

#if OM_QT6
    QBasicAtomicPointer() = default;
    constexpr QBasicAtomicPointer(T *value) noexcept : _q_value(value) {}
    QBasicAtomicPointer(const QBasicAtomicPointer &) = delete;
    QBasicAtomicPointer &operator=(const QBasicAtomicPointer &) = delete;
#endif

    T *loadRelaxed() const noexcept { return __atomic_load_n(&_q_value, __ATOMIC_RELAXED); }
    T *loadAcquire() const noexcept { return __atomic_load_n(&_q_value, __ATOMIC_ACQUIRE); }
    void storeRelaxed(T *newValue) noexcept { __atomic_store_n(&_q_value, newValue, __ATOMIC_RELAXED); }
    void storeRelease(T *newValue) noexcept { __atomic_store_n(&_q_value, newValue, __ATOMIC_RELEASE); }
#if !OM_QT6
    T *load() const noexcept { return loadRelaxed(); }
    void store(T *newValue) noexcept { storeRelaxed(newValue); }
#endif
    operator T *() const noexcept { return loadAcquire(); }
    T *operator=(T *newValue) noexcept {
        storeRelease(newValue);
        return newValue;
    }

    OM_QT_ATOMIC_NATIVE(TestAndSet)
    OM_QT_ATOMIC_NATIVE(FetchAndStore)
    OM_QT_ATOMIC_NATIVE(FetchAndAdd)
    OM_QT_ATOMIC_ORDERINGS(OM_QT_ATOMIC_EXCHANGES)
    OM_QT_ATOMIC_ORDERINGS(OM_QT_ATOMIC_STEPS)

    T *operator++() noexcept { return fetchAndAddOrdered(1) + 1; }
    T *operator++(int) noexcept { return fetchAndAddOrdered(1); }
    T *operator--() noexcept { return fetchAndSubOrdered(1) - 1; }
    T *operator--(int) noexcept { return fetchAndSubOrdered(1); }
    T *operator+=(qptrdiff n) noexcept { return fetchAndAddOrdered(n) + n; }
    T *operator-=(qptrdiff n) noexcept { return fetchAndSubOrdered(n) - n; }
};
#undef OM_QT_ATOMIC_ORDERINGS
#undef OM_QT_ATOMIC_EXCHANGES
#undef OM_QT_ATOMIC_ARITHMETIC
#undef OM_QT_ATOMIC_STEPS
#undef OM_QT_ATOMIC_NATIVE

OM_END_MODEL

#define Q_BASIC_ATOMIC_INITIALIZER(a) {(a)}

#endif
