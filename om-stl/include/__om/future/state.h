// The shared state behind promises and futures ([futures.state]).
#ifndef OM_FUTURE_STATE_H
#define OM_FUTURE_STATE_H

#include <__om/future/error.h>
#include <__om/memory/construct.h>
#include <__om/memory/shared_ptr.h>
#include <__om/thread/scheduler.h>
#include <exception>

OM_BEGIN_MODEL

namespace __om {

struct shared_state_base {
    bool __ready;
    bool __retrieved;
    bool __deferred;
    bool __asynchronous; // whoever lets go of it last waits for the thread ([futures.async]/5)
    std::exception_ptr __error;

    shared_state_base() : __ready(false), __retrieved(false), __deferred(false), __asynchronous(false) {
        needs_turns("the shared state of a future, beside other threads");
    }
    virtual ~shared_state_base() {}
    // What makes it ready when somebody asks: a deferred function.
    virtual void run_deferred() {}

    void wait() {
        if (!__ready && __deferred) {
            __deferred = false;
            run_deferred();
        }
        while (!__ready)
            wait_for_others(
                "a future is waited for that no thread is left to make ready, in the order the model runs them");
    }
    void set_error(std::exception_ptr __e) {
        __error = __e;
        __ready = true;
    }
    void check_unsatisfied() const {
        if (__ready)
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
        if (__ready && !__error)
            __value.~_Result();
    }
    template <class _Up>
    void set_value(_Up &&__v) {
        ::new ((void *)__builtin_addressof(__value)) _Result(std::forward<_Up>(__v));
        __ready = true;
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
        __ready = true;
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
    void set_value() { __ready = true; }
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
