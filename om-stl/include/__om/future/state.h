// The shared state behind promises and futures ([futures.state]).
#ifndef OM_FUTURE_STATE_H
#define OM_FUTURE_STATE_H

#include <__om/future/error.h>
#include <__om/memory/construct.h>
#include <__om/memory/shared_ptr.h>
#include <__om/thread/waiting.h>
#include <exception>

OM_BEGIN_MODEL

namespace __om {

struct shared_state_base {
    bool __is_ready; // written last, with release
    bool __retrieved;
    bool __satisfied; // somebody is about to make it ready
    bool __deferred;  // until somebody waits
    bool __asynchronous; // whoever lets go of it last waits for the thread ([futures.async]/5)
    std::exception_ptr __error;

    shared_state_base()
        : __is_ready(false), __retrieved(false), __satisfied(false), __deferred(false), __asynchronous(false) {}
    virtual ~shared_state_base() {}
    // What makes it ready when somebody asks: a deferred function.
    virtual void run_deferred() {}

    bool ready() const { return __atomic_load_n(&__is_ready, __ATOMIC_ACQUIRE); }
    bool is_deferred() const { return __atomic_load_n(&__deferred, __ATOMIC_RELAXED); }
    void make_ready() { __atomic_store_n(&__is_ready, true, __ATOMIC_RELEASE); }
    void wait() {
        if (__atomic_load_n(&__deferred, __ATOMIC_RELAXED) && __atomic_exchange_n(&__deferred, false, __ATOMIC_RELAXED))
            run_deferred();
        OM_AWAIT(ready());
    }
    void set_error(std::exception_ptr __e) {
        __error = __e;
        make_ready();
    }
    // Only one may make it ready ([futures.state]/8).
    void satisfy() {
        if (__atomic_exchange_n(&__satisfied, true, __ATOMIC_RELAXED))
            throw_future_error(std::future_errc::promise_already_satisfied);
    }
    void check_error() const {
        if (__error)
            std::rethrow_exception(__error);
    }
};

template <class _Result>
struct shared_state : shared_state_base {
    union {
        _Result __value;
    };

    shared_state() {}
    ~shared_state() {
        if (ready() && !__error)
            __value.~_Result();
    }
    template <class _Up>
    void set_value(_Up &&__v) {
        ::new ((void *)__builtin_addressof(__value)) _Result(std::forward<_Up>(__v));
        make_ready();
    }
    _Result &value() {
        wait();
        check_error();
        return __value;
    }
    template <class _Fn>
    void set_from(_Fn &__f) {
        set_value(__f());
    }
};
template <class _Result>
struct shared_state<_Result &> : shared_state_base {
    _Result *__value;

    void set_value(_Result &__v) {
        __value = __builtin_addressof(__v);
        make_ready();
    }
    _Result &value() {
        wait();
        check_error();
        return *__value;
    }
    template <class _Fn>
    void set_from(_Fn &__f) {
        set_value(__f());
    }
};
template <>
struct shared_state<void> : shared_state_base {
    void set_value() { make_ready(); }
    void value() {
        wait();
        check_error();
    }
    template <class _Fn>
    void set_from(_Fn &__f) {
        __f();
        set_value();
    }
};

// The outcome of a call, value or exception, goes into the state.
template <class _Result, class _Fn>
void fulfil(shared_state<_Result> &__state, _Fn &&__f) {
    OM_TRY { __state.set_from(__f); }
    OM_CATCH_ALL { __state.set_error(std::current_exception()); }
}

} // namespace __om

OM_END_MODEL

#endif
