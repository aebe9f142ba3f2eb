// jthread ([thread.jthread.class], C++20): a thread that is asked to stop and joined when it goes.
#ifndef OM_THREAD_JTHREAD_H
#define OM_THREAD_JTHREAD_H

#include <__om/thread/stop_token.h>
#include <__om/thread/thread.h>

OM_BEGIN_MODEL

namespace std {

class jthread {
    stop_source __source;
    thread __running;

    template <class _Fn, class... _Args>
    static thread __start(stop_source &__s, _Fn &&__f, _Args &&...__args) {
        if constexpr (is_invocable_v<decay_t<_Fn>, stop_token, decay_t<_Args>...>)
            return thread(std::forward<_Fn>(__f), __s.get_token(), std::forward<_Args>(__args)...);
        else
            return thread(std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
    }

public:
    typedef thread::id id;
    typedef thread::native_handle_type native_handle_type;

    jthread() noexcept : __source(nostopstate) {}
    template <class _Fn, class... _Args>
        requires(!is_same_v<remove_cvref_t<_Fn>, jthread>)
    explicit jthread(_Fn &&__f, _Args &&...__args)
        : __source(), __running(__start(__source, std::forward<_Fn>(__f), std::forward<_Args>(__args)...)) {}
    ~jthread() {
        if (joinable()) {
            request_stop();
            join();
        }
    }
    jthread(const jthread &) = delete;
    jthread(jthread &&) noexcept = default;
    jthread &operator=(const jthread &) = delete;
    jthread &operator=(jthread &&__x) noexcept {
        if (this != &__x) {
            if (joinable()) {
                request_stop();
                join();
            }
            __source = std::move(__x.__source);
            __running = std::move(__x.__running);
        }
        return *this;
    }
    void swap(jthread &__x) noexcept {
        __source.swap(__x.__source);
        __running.swap(__x.__running);
    }
    [[nodiscard]] bool joinable() const noexcept { return __running.joinable(); }
    void join() { __running.join(); }
    void detach() { __running.detach(); }
    [[nodiscard]] id get_id() const noexcept { return __running.get_id(); }
    [[nodiscard]] native_handle_type native_handle() { return __running.native_handle(); }
    [[nodiscard]] stop_source get_stop_source() noexcept { return __source; }
    [[nodiscard]] stop_token get_stop_token() const noexcept { return __source.get_token(); }
    bool request_stop() noexcept { return __source.request_stop(); }
    friend void swap(jthread &__x, jthread &__y) noexcept { __x.swap(__y); }
    [[nodiscard]] static unsigned int hardware_concurrency() noexcept { return thread::hardware_concurrency(); }
};

} // namespace std

OM_END_MODEL

#endif
