// future and shared_future ([futures.unique.future], [futures.shared.future]).
#ifndef OM_FUTURE_FUTURE_H
#define OM_FUTURE_FUTURE_H

#include <__om/chrono/duration.h>
#include <__om/future/state.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Result>
class future_base {
protected:
    std::shared_ptr<shared_state<_Result>> __state;

    future_base() noexcept {}
    explicit future_base(const std::shared_ptr<shared_state<_Result>> &__s) : __state(__s) {}
    future_base(const future_base &) noexcept = default;
    future_base(future_base &&) noexcept = default;
    ~future_base() { let_go(); }

    // The thread of an asynchronous call holds its state as well until it has ended.
    void let_go() noexcept {
        if (__state && __state->__asynchronous && __state.use_count() <= 2)
            __state->wait();
        __state.reset();
    }
    future_base &operator=(const future_base &__x) noexcept {
        if (this != &__x) {
            let_go();
            __state = __x.__state;
        }
        return *this;
    }

    // [futures.unique.future]/3: what real libraries throw is no promise.
    shared_state<_Result> &checked() const {
        OM_CHECK("future-without-state", static_cast<bool>(__state),
                 "a future is used whose result was fetched before, or that never had one");
        if (!__state)
            throw_future_error(std::future_errc::no_state);
        return *__state;
    }

public:
    bool valid() const noexcept { return static_cast<bool>(__state); }
    void wait() const { checked().wait(); }
    template <class _Rep, class _Period>
    std::future_status wait_for(const std::chrono::duration<_Rep, _Period> &) const {
        return status();
    }
    template <class _Clock, class _Duration>
    std::future_status wait_until(const std::chrono::time_point<_Clock, _Duration> &) const {
        return status();
    }

private:
    std::future_status status() const {
        shared_state<_Result> &__s = checked();
        if (__s.is_deferred())
            return std::future_status::deferred;
        while (!__s.ready()) {
            if (__verify_gives_up())
                return std::future_status::timeout;
            __verify_await(0);
        }
        return std::future_status::ready;
    }
};

template <class _Result>
struct future_value {
    static _Result take(shared_state<_Result> &__s) { return std::move(__s.value()); }
    typedef const _Result &__shared;
};
template <class _Result>
struct future_value<_Result &> {
    static _Result &take(shared_state<_Result &> &__s) { return __s.value(); }
    typedef _Result &__shared;
};
template <>
struct future_value<void> {
    static void take(shared_state<void> &__s) { __s.value(); }
    typedef void __shared;
};

struct future_maker;

} // namespace __om

namespace std {

template <class _Result>
class shared_future;

template <class _Result>
class future : public __om::future_base<_Result> {
    friend struct __om::future_maker;
    friend class shared_future<_Result>;

    explicit future(const shared_ptr<__om::shared_state<_Result>> &__s) : __om::future_base<_Result>(__s) {}

public:
    future() noexcept {}
    future(future &&__x) noexcept { this->__state.swap(__x.__state); }
    future(const future &) = delete;
    future &operator=(const future &) = delete;
    future &operator=(future &&__x) noexcept {
        this->let_go();
        this->__state = std::move(__x.__state);
        return *this;
    }
    shared_future<_Result> share() noexcept { return shared_future<_Result>(std::move(*this)); }
    // [futures.unique.future]/15: the state goes with its value.
    _Result get() {
        this->checked();
        shared_ptr<__om::shared_state<_Result>> __s = std::move(this->__state);
        return __om::future_value<_Result>::take(*__s);
    }
};

template <class _Result>
class shared_future : public __om::future_base<_Result> {
public:
    shared_future() noexcept {}
    shared_future(const shared_future &) noexcept = default;
    shared_future(shared_future &&__x) noexcept { this->__state.swap(__x.__state); }
    shared_future(future<_Result> &&__f) noexcept { this->__state = std::move(__f.__state); }
    shared_future &operator=(const shared_future &) noexcept = default;
    shared_future &operator=(shared_future &&__x) noexcept {
        this->let_go();
        this->__state = std::move(__x.__state);
        return *this;
    }
    typename __om::future_value<_Result>::__shared get() const { return this->checked().value(); }
};

} // namespace std

namespace __om {

struct future_maker {
    template <class _Result>
    static std::future<_Result> make(const std::shared_ptr<shared_state<_Result>> &__s) {
        return std::future<_Result>(__s);
    }
    // [futures.promise]/14: only once.
    template <class _Result>
    static std::future<_Result> retrieve(const std::shared_ptr<shared_state<_Result>> &__s) {
        if (!__s)
            throw_future_error(std::future_errc::no_state);
        if (__atomic_exchange_n(&__s->__retrieved, true, __ATOMIC_RELAXED))
            throw_future_error(std::future_errc::future_already_retrieved);
        return std::future<_Result>(__s);
    }
};

// A promise that goes without having kept its word.
template <class _Result>
void abandon(std::shared_ptr<shared_state<_Result>> &__s) {
    if (__s && !__atomic_load_n(&__s->__satisfied, __ATOMIC_RELAXED) && __s.use_count() > 1)
        __s->set_error(
            std::make_exception_ptr(std::future_error(std::make_error_code(std::future_errc::broken_promise))));
    __s.reset();
}

} // namespace __om

OM_END_MODEL

#endif
