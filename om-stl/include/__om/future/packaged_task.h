// packaged_task ([futures.task]).
#ifndef OM_FUTURE_PACKAGED_TASK_H
#define OM_FUTURE_PACKAGED_TASK_H

#include <__om/functional/function.h>
#include <__om/future/future.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

// The state of a task: the shared state, and the function that fills it.
template <class _Result, class... _Args>
struct task_state : shared_state<_Result> {
    virtual void run(_Args &&...__args) = 0;
    virtual std::shared_ptr<task_state> renew() = 0;
};
template <class _Fn, class _Result, class... _Args>
struct task_state_of : task_state<_Result, _Args...> {
    _Fn __function;

    template <class _Up>
    explicit task_state_of(_Up &&__f) : __function(std::forward<_Up>(__f)) {}
    void run(_Args &&...__args) override {
        auto __body = [&]() -> _Result { return __om::call(__function, std::forward<_Args>(__args)...); };
        __om::fulfil<_Result>(*this, __body);
    }
    std::shared_ptr<task_state<_Result, _Args...>> renew() override {
        return std::make_shared<task_state_of>(std::move(__function));
    }
};

} // namespace __om

namespace std {

template <class>
class packaged_task;
template <class _Result, class... _Args>
class packaged_task<_Result(_Args...)> {
    shared_ptr<__om::task_state<_Result, _Args...>> __state;

    void __abandon() {
        shared_ptr<__om::shared_state<_Result>> __s(std::move(__state));
        __om::abandon(__s);
    }

public:
    packaged_task() noexcept {}
    template <class _Fn, typename enable_if<!is_same<__om::bare<_Fn>, packaged_task>::value, int>::type = 0>
    explicit packaged_task(_Fn &&__f)
        : __state(std::make_shared<__om::task_state_of<typename decay<_Fn>::type, _Result, _Args...>>(
              std::forward<_Fn>(__f))) {}
    packaged_task(packaged_task &&__x) noexcept : __state(std::move(__x.__state)) {}
    packaged_task(const packaged_task &) = delete;
    ~packaged_task() { __abandon(); }
    packaged_task &operator=(packaged_task &&__x) noexcept {
        __abandon();
        __state = std::move(__x.__state);
        return *this;
    }
    packaged_task &operator=(const packaged_task &) = delete;
    void swap(packaged_task &__x) noexcept { __state.swap(__x.__state); }
    bool valid() const noexcept { return static_cast<bool>(__state); }
    future<_Result> get_future() {
        shared_ptr<__om::shared_state<_Result>> __s(__state);
        return __om::future_maker::retrieve(__s);
    }
    void operator()(_Args... __args) {
        if (!__state)
            __om::throw_future_error(future_errc::no_state);
        __state->satisfy();
        __state->run(std::forward<_Args>(__args)...);
    }
    void make_ready_at_thread_exit(_Args... __args) { (*this)(std::forward<_Args>(__args)...); }
    void reset() {
        if (!__state)
            __om::throw_future_error(future_errc::no_state);
        shared_ptr<__om::task_state<_Result, _Args...>> __new = __state->renew();
        __abandon();
        __state = std::move(__new);
    }
};
template <class _Result, class... _Args>
inline void swap(packaged_task<_Result(_Args...)> &__x, packaged_task<_Result(_Args...)> &__y) noexcept {
    __x.swap(__y);
}
#if OM_CXX17
template <class _Result, class... _Args>
packaged_task(_Result (*)(_Args...)) -> packaged_task<_Result(_Args...)>;
template <class _Fn, class _Signature = typename __om::signature_of_call<decltype(&_Fn::operator())>::type>
packaged_task(_Fn) -> packaged_task<_Signature>;
#endif

} // namespace std

OM_END_MODEL

#endif
