// stop_source, stop_token, stop_callback ([thread.stoptoken], C++20).
#ifndef OM_THREAD_STOP_TOKEN_H
#define OM_THREAD_STOP_TOKEN_H

#include <__om/move.h>
#include <__om/thread/waiting.h>

OM_BEGIN_MODEL

namespace __om {

struct stop_callback_base {
    stop_callback_base *__next = nullptr;
    void (*__invoke)(stop_callback_base *) = nullptr;
};

struct stop_state {
    long __owners = 0;  // sources, tokens and callbacks
    long __sources = 0;
    bool __requested = false;
    spin_lock __lock; // of what follows
    stop_callback_base *__callbacks = nullptr;
    stop_callback_base *__running = nullptr;
    unsigned long __requester = 0;

    bool requested() const { return __atomic_load_n(&__requested, __ATOMIC_ACQUIRE); }
    bool has_sources() const { return __atomic_load_n(&__sources, __ATOMIC_RELAXED) != 0; }

    // [stopsource.mem]: the callbacks are called by the thread that asks first.
    bool request() {
        if (__atomic_exchange_n(&__requested, true, __ATOMIC_ACQ_REL))
            return false;
        __lock.lock();
        __requester = current_thread();
        while (stop_callback_base *__c = __callbacks) {
            __callbacks = __c->__next;
            __c->__next = nullptr;
            __atomic_store_n(&__running, __c, __ATOMIC_RELAXED);
            __lock.unlock();
            __c->__invoke(__c);
            __atomic_store_n(&__running, static_cast<stop_callback_base *>(nullptr), __ATOMIC_RELEASE);
            __lock.lock();
        }
        __lock.unlock();
        return true;
    }
    // Whether it will be called; otherwise a stop has been requested already.
    bool add(stop_callback_base *__c) {
        const spin_guard __guard(__lock);
        if (requested())
            return false;
        __c->__next = __callbacks;
        __callbacks = __c;
        return true;
    }
    // [stopcallback.cons]/7: waits for its end where another thread is calling it.
    void remove(stop_callback_base *__c) {
        unsigned long __by;
        {
            const spin_guard __guard(__lock);
            for (stop_callback_base **__place = &__callbacks; *__place; __place = &(*__place)->__next)
                if (*__place == __c) {
                    *__place = __c->__next;
                    return;
                }
            __by = __requester;
        }
        if (__by != current_thread())
            OM_AWAIT(__atomic_load_n(&__running, __ATOMIC_ACQUIRE) != __c);
    }
};

// Shares a stop_state with all others who do.
class stop_state_owner {
    stop_state *__state;

public:
    stop_state_owner() noexcept : __state(nullptr) {}
    explicit stop_state_owner(stop_state *__s) noexcept : __state(__s) {
        if (__state)
            __atomic_fetch_add(&__state->__owners, 1l, __ATOMIC_RELAXED);
    }
    stop_state_owner(const stop_state_owner &__o) noexcept : stop_state_owner(__o.__state) {}
    stop_state_owner(stop_state_owner &&__o) noexcept : __state(__o.__state) { __o.__state = nullptr; }
    stop_state_owner &operator=(stop_state_owner __o) noexcept {
        std::swap(__state, __o.__state);
        return *this;
    }
    ~stop_state_owner() {
        if (__state && __atomic_sub_fetch(&__state->__owners, 1l, __ATOMIC_ACQ_REL) == 0)
            delete __state;
    }
    stop_state *get() const noexcept { return __state; }
    void swap(stop_state_owner &__o) noexcept { std::swap(__state, __o.__state); }
};

} // namespace __om

namespace std {

class stop_source;
template <class _Callback>
class stop_callback;

// [stoptoken]
class stop_token {
    friend class stop_source;
    template <class>
    friend class stop_callback;

    __om::stop_state_owner __state;

    explicit stop_token(__om::stop_state *__s) noexcept : __state(__s) {}

public:
    stop_token() noexcept {}
    void swap(stop_token &__o) noexcept { __state.swap(__o.__state); }
    [[nodiscard]] bool stop_requested() const noexcept { return __state.get() && __state.get()->requested(); }
    [[nodiscard]] bool stop_possible() const noexcept {
        return __state.get() && (__state.get()->requested() || __state.get()->has_sources());
    }
    friend bool operator==(const stop_token &__x, const stop_token &__y) noexcept {
        return __x.__state.get() == __y.__state.get();
    }
    friend void swap(stop_token &__x, stop_token &__y) noexcept { __x.swap(__y); }
};

// [stopsource]
struct nostopstate_t {
    explicit nostopstate_t() = default;
};
inline constexpr nostopstate_t nostopstate{};

class stop_source {
    __om::stop_state_owner __state;

    void __add() const { __atomic_fetch_add(&__state.get()->__sources, 1l, __ATOMIC_RELAXED); }

public:
    stop_source() : __state(new __om::stop_state) { __add(); }
    explicit stop_source(nostopstate_t) noexcept {}
    stop_source(const stop_source &__o) noexcept : __state(__o.__state) {
        if (__state.get())
            __add();
    }
    stop_source(stop_source &&__o) noexcept : __state(std::move(__o.__state)) {}
    stop_source &operator=(stop_source __o) noexcept {
        swap(__o);
        return *this;
    }
    ~stop_source() {
        if (__state.get())
            __atomic_fetch_sub(&__state.get()->__sources, 1l, __ATOMIC_RELAXED);
    }
    void swap(stop_source &__o) noexcept { __state.swap(__o.__state); }
    [[nodiscard]] stop_token get_token() const noexcept { return stop_token(__state.get()); }
    [[nodiscard]] bool stop_possible() const noexcept { return __state.get() != nullptr; }
    [[nodiscard]] bool stop_requested() const noexcept { return __state.get() && __state.get()->requested(); }
    bool request_stop() noexcept { return __state.get() && __state.get()->request(); }
    friend bool operator==(const stop_source &__x, const stop_source &__y) noexcept {
        return __x.__state.get() == __y.__state.get();
    }
    friend void swap(stop_source &__x, stop_source &__y) noexcept { __x.swap(__y); }
};

// [stopcallback]
template <class _Callback>
class stop_callback : private __om::stop_callback_base {
    _Callback __function;
    __om::stop_state_owner __state;

    static void __call(__om::stop_callback_base *__base) {
        std::forward<_Callback>(static_cast<stop_callback *>(__base)->__function)();
    }
    void __register() {
        __invoke = &__call;
        if (__om::stop_state *__s = __state.get()) {
            if (!__s->add(this))
                std::forward<_Callback>(__function)();
        }
    }

public:
    typedef _Callback callback_type;

    template <class _Fn>
        requires is_constructible_v<_Callback, _Fn>
    explicit stop_callback(const stop_token &__t, _Fn &&__f)
        : __function(std::forward<_Fn>(__f)), __state(__t.__state) {
        __register();
    }
    template <class _Fn>
        requires is_constructible_v<_Callback, _Fn>
    explicit stop_callback(stop_token &&__t, _Fn &&__f)
        : __function(std::forward<_Fn>(__f)), __state(std::move(__t.__state)) {
        __register();
    }
    ~stop_callback() {
        if (__state.get())
            __state.get()->remove(this);
    }
    stop_callback(const stop_callback &) = delete;
    stop_callback &operator=(const stop_callback &) = delete;
};
template <class _Callback>
stop_callback(stop_token, _Callback) -> stop_callback<_Callback>;

} // namespace std

OM_END_MODEL

#endif
