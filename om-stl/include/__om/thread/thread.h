// thread and this_thread ([thread.thread.class], [thread.thread.this]).
#ifndef OM_THREAD_THREAD_H
#define OM_THREAD_THREAD_H

#include <__om/chrono/clocks.h>
#include <__om/functional/hash_base.h>
#include <__om/functional/reference_wrapper.h>
#include <__om/thread/waiting.h>
#include <__om/three_way.h>
#include <iosfwd>
#include <system_error>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

// The function of a thread with its arguments, copied as [thread.thread.constr] says.
template <class _Fn, class... _Args>
struct thread_closure : thread_task {
    _Fn __function;
    std::tuple<_Args...> __arguments;

    template <class _Callee, class... _Given>
    explicit thread_closure(std::true_type, _Callee &&__f, _Given &&...__args)
        : thread_task(&run), __function(std::forward<_Callee>(__f)), __arguments(std::forward<_Given>(__args)...) {}

    template <std::size_t... _Is>
    void call(index_list<_Is...>) {
        __om::call(std::move(__function), std::move(std::get<_Is>(__arguments))...);
    }
    static void run(thread_task *__base) {
        thread_closure *__self = static_cast<thread_closure *>(__base);
        __self->call(indices_below<sizeof...(_Args)>());
        delete __self;
    }
};

struct thread_handle {
    unsigned long __id;

    unsigned number() const { return static_cast<unsigned>(__id - 1); }
};

} // namespace __om

namespace std {

// [thread.thread.class]: one word
class thread {
    __om::thread_handle *__handle;

public:
    // [thread.thread.id]
    class id {
        unsigned long __value;

        friend class thread;
        friend struct hash<id>;
        friend id __thread_id(unsigned long __v) noexcept;

        explicit id(unsigned long __v) noexcept : __value(__v) {}

    public:
        id() noexcept : __value(0) {}
        friend bool operator==(id __x, id __y) noexcept { return __x.__value == __y.__value; }
#if OM_CXX20
        friend strong_ordering operator<=>(id __x, id __y) noexcept { return __x.__value <=> __y.__value; }
#else
        friend bool operator!=(id __x, id __y) noexcept { return __x.__value != __y.__value; }
        friend bool operator<(id __x, id __y) noexcept { return __x.__value < __y.__value; }
        friend bool operator>(id __x, id __y) noexcept { return __x.__value > __y.__value; }
        friend bool operator<=(id __x, id __y) noexcept { return __x.__value <= __y.__value; }
        friend bool operator>=(id __x, id __y) noexcept { return __x.__value >= __y.__value; }
#endif
        template <class _CharT, class _Traits>
        friend basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os, id __i) {
            if (__i.__value == 0)
                return __os << "thread::id of a non-executing thread";
            return __os << __i.__value;
        }
    };
    typedef unsigned long native_handle_type;

    // [thread.thread.constr]
    thread() noexcept : __handle(nullptr) {}
    template <class _Fn, class... _Args, typename enable_if<!is_same<__om::bare<_Fn>, thread>::value, int>::type = 0>
    explicit thread(_Fn &&__f, _Args &&...__args) {
        typedef __om::thread_closure<typename decay<_Fn>::type, typename decay<_Args>::type...> _Closure;
        __om::thread_task *__t = new _Closure(true_type(), std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
        __handle = new __om::thread_handle{0};
        __handle->__id = __om::start(__t);
    }
    thread(const thread &) = delete;
    thread(thread &&__x) noexcept : __handle(__x.__handle) { __x.__handle = nullptr; }

    // [thread.thread.destr], [thread.thread.assign]
    ~thread() { OM_CHECK("thread-not-joined", !joinable(), "thread destroyed that was neither joined nor detached"); }
    thread &operator=(const thread &) = delete;
    thread &operator=(thread &&__x) noexcept {
        OM_CHECK("thread-not-joined", !joinable(), "thread assigned to that was neither joined nor detached");
        __handle = __x.__handle;
        __x.__handle = nullptr;
        return *this;
    }

    // [thread.thread.member]
    void swap(thread &__x) noexcept { std::swap(__handle, __x.__handle); }
    bool joinable() const noexcept { return __handle != nullptr; }
    void join() {
        if (!joinable())
            OM_THROW(system_error(make_error_code(errc::invalid_argument), "thread::join()"));
        if (__handle->__id == __om::current_thread())
            OM_THROW(system_error(make_error_code(errc::resource_deadlock_would_occur), "thread::join()"));
        __verify_thread_claim(__handle->number());
        // [thread.mutex.class]/3
        OM_CHECK("lock-not-released", !__verify_thread_join(__handle->number()),
                 "the thread that is joined ended while it held a mutex");
        delete __handle;
        __handle = nullptr;
    }
    void detach() {
        if (!joinable())
            OM_THROW(system_error(make_error_code(errc::invalid_argument), "thread::detach()"));
        __verify_thread_claim(__handle->number());
        delete __handle;
        __handle = nullptr;
    }
    id get_id() const noexcept { return __handle ? id(__handle->__id) : id(); }
    native_handle_type native_handle() { return __handle ? __handle->__id : 0; }
    static unsigned int hardware_concurrency() noexcept {
        unsigned int __n;
        __verify_havoc(&__n, sizeof(__n));
        return __n;
    }
};

inline void swap(thread &__x, thread &__y) noexcept { __x.swap(__y); }

inline thread::id __thread_id(unsigned long __v) noexcept { return thread::id(__v); }

template <>
struct hash<thread::id> {
#if !OM_CXX20
    typedef thread::id argument_type;
    typedef size_t result_type;
#endif
    size_t operator()(const thread::id &__i) const noexcept { return __i.__value; }
};

// [thread.thread.this]
namespace this_thread {

inline thread::id get_id() noexcept { return __thread_id(__om::current_thread()); }
inline void yield() noexcept {}
template <class _Rep, class _Period>
inline void sleep_for(const chrono::duration<_Rep, _Period> &) {}
template <class _Clock, class _Duration>
inline void sleep_until(const chrono::time_point<_Clock, _Duration> &) {}

} // namespace this_thread

} // namespace std

OM_END_MODEL

#endif
