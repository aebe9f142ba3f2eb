// async ([futures.async]).
#ifndef OM_FUTURE_ASYNC_H
#define OM_FUTURE_ASYNC_H

#include <__om/future/future.h>
#include <__om/integer_sequence.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

// The state of an asynchronous call: it is a thread of the model as well, or runs when it is waited for.
template <class _Result, class _Fn, class... _Args>
struct async_state : shared_state<_Result>, thread_task {
    _Fn __function;
    std::tuple<_Args...> __arguments;
    std::shared_ptr<async_state> __self; // while the thread has not ended

    template <class _Callee, class... _Given>
    async_state(std::true_type, _Callee &&__f, _Given &&...__args)
        : thread_task(&run), __function(std::forward<_Callee>(__f)), __arguments(std::forward<_Given>(__args)...) {}

    template <std::size_t... _Is>
    _Result call(index_list<_Is...>) {
        return __om::call(std::move(__function), std::move(std::get<_Is>(__arguments))...);
    }
    void execute() {
        auto __body = [this]() -> _Result { return call(indices_below<sizeof...(_Args)>()); };
        __om::fulfil<_Result>(*this, __body);
    }
    void run_deferred() override { execute(); }
    static void run(thread_task *__base) {
        async_state *__state = static_cast<async_state *>(__base);
        std::shared_ptr<async_state> __last = std::move(__state->__self);
        __state->execute();
    }
};

} // namespace __om

namespace std {

template <class _Fn, class... _Args>
future<typename __om::invocation<void, typename decay<_Fn>::type, typename decay<_Args>::type...>::type>
async(launch __policy, _Fn &&__f, _Args &&...__args) {
    typedef typename __om::invocation<void, typename decay<_Fn>::type, typename decay<_Args>::type...>::type _Result;
    typedef __om::async_state<_Result, typename decay<_Fn>::type, typename decay<_Args>::type...> _State;
    shared_ptr<_State> __state =
        std::make_shared<_State>(true_type(), std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
    const bool __either = (__policy & (launch::async | launch::deferred)) == (launch::async | launch::deferred);
    if ((__policy & launch::async) == launch::async && !(__either && __verify_choose())) {
        __state->__self = __state;
        __state->__asynchronous = true;
        __verify_thread_claim(static_cast<unsigned>(__om::start(__state.get()) - 1));
    } else {
        __state->__deferred = true;
    }
    return __om::future_maker::make<_Result>(__state);
}
template <class _Fn, class... _Args,
          typename enable_if<!is_same<typename decay<_Fn>::type, launch>::value, int>::type = 0>
future<typename __om::invocation<void, typename decay<_Fn>::type, typename decay<_Args>::type...>::type>
async(_Fn &&__f, _Args &&...__args) {
    return std::async(launch::async | launch::deferred, std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
}

} // namespace std

OM_END_MODEL

#endif
