// promise ([futures.promise]).
#ifndef OM_FUTURE_PROMISE_H
#define OM_FUTURE_PROMISE_H

#include <__om/future/future.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Result>
class promise_base {
protected:
    std::shared_ptr<shared_state<_Result>> __state;
    void *__padding; // three words, as the real library's

    shared_state<_Result> &unsatisfied() const {
        if (!__state)
            throw_future_error(std::future_errc::no_state);
        __state->satisfy();
        return *__state;
    }

public:
    promise_base() : __state(std::make_shared<shared_state<_Result>>()), __padding(nullptr) {}
    promise_base(promise_base &&__x) noexcept : __state(std::move(__x.__state)), __padding(nullptr) {}
    promise_base(const promise_base &) = delete;
    ~promise_base() { __om::abandon(__state); }
    promise_base &operator=(promise_base &&__x) noexcept {
        __om::abandon(__state);
        __state = std::move(__x.__state);
        return *this;
    }
    std::future<_Result> get_future() { return future_maker::retrieve(__state); }
    void set_exception(std::exception_ptr __e) {
        OM_REQUIRES(static_cast<bool>(__e), "promise::set_exception() with no exception");
        unsatisfied().set_error(__e);
    }
    void set_exception_at_thread_exit(std::exception_ptr __e) { set_exception(__e); }
    void exchange(promise_base &__x) noexcept { __state.swap(__x.__state); }
};

} // namespace __om

namespace std {

template <class _Result>
class promise : public __om::promise_base<_Result> {
public:
    promise() {}
    template <class _Alloc>
    promise(allocator_arg_t, const _Alloc &) {}
    promise(promise &&) noexcept = default;
    promise &operator=(promise &&) noexcept = default;
    void swap(promise &__x) noexcept { this->exchange(__x); }
    void set_value(const _Result &__r) { this->unsatisfied().set_value(__r); }
    void set_value(_Result &&__r) { this->unsatisfied().set_value(std::move(__r)); }
    void set_value_at_thread_exit(const _Result &__r) { set_value(__r); }
    void set_value_at_thread_exit(_Result &&__r) { set_value(std::move(__r)); }
};
template <class _Result>
class promise<_Result &> : public __om::promise_base<_Result &> {
public:
    promise() {}
    template <class _Alloc>
    promise(allocator_arg_t, const _Alloc &) {}
    promise(promise &&) noexcept = default;
    promise &operator=(promise &&) noexcept = default;
    void swap(promise &__x) noexcept { this->exchange(__x); }
    void set_value(_Result &__r) { this->unsatisfied().set_value(__r); }
    void set_value_at_thread_exit(_Result &__r) { set_value(__r); }
};
template <>
class promise<void> : public __om::promise_base<void> {
public:
    promise() {}
    template <class _Alloc>
    promise(allocator_arg_t, const _Alloc &) {}
    promise(promise &&) noexcept = default;
    promise &operator=(promise &&) noexcept = default;
    void swap(promise &__x) noexcept { this->exchange(__x); }
    void set_value() { this->unsatisfied().set_value(); }
    void set_value_at_thread_exit() { set_value(); }
};

template <class _Result>
inline void swap(promise<_Result> &__x, promise<_Result> &__y) noexcept {
    __x.swap(__y);
}
template <class _Result, class _Alloc>
struct uses_allocator<promise<_Result>, _Alloc> : true_type {};

} // namespace std

OM_END_MODEL

#endif
