// What libstdc++'s own headers expect of its shared library for threads, over the POSIX threads of
// cxx_pthread.cpp. For units that only compile against those headers; the models' own <thread> is another class
// of the same name, which nothing here may include.

#include <__om/config.h>
#include <__om/memory/unique_ptr.h>
#include <errno.h>
#include <pthread.h>

extern "C" {
// The GNU C library's: whether nobody else can be looking.
char __libc_single_threaded = 0;
}

namespace std {

OM_NORETURN void __throw_system_error(int number);

// [thread.thread.class], as that library lays it out.
class thread {
public:
    // What a thread runs; the headers derive from it.
    struct _State {
        virtual ~_State();
        virtual void _M_run() = 0;
    };

    void join();
    void detach();
    static unsigned hardware_concurrency() noexcept;

private:
    void _M_start_thread(unique_ptr<_State> state, void (*)());

    pthread_t handle;
};

thread::_State::~_State() = default;

extern "C" {
static void *run_thread(void *argument) {
    const unique_ptr<thread::_State> state(static_cast<thread::_State *>(argument));
    state->_M_run();
    return nullptr;
}
}

void thread::_M_start_thread(unique_ptr<_State> state, void (*)()) {
    if (const int error = pthread_create(&handle, nullptr, run_thread, state.get()))
        __throw_system_error(error);
    state.release();
}

void thread::join() {
    const int error = handle ? pthread_join(handle, nullptr) : EINVAL;
    if (error)
        __throw_system_error(error);
    handle = 0;
}

void thread::detach() {
    const int error = handle ? pthread_detach(handle) : EINVAL;
    if (error)
        __throw_system_error(error);
    handle = 0;
}

// [thread.condition.condvar], with the lock as that library lays it out.
class mutex;
template <class Mutex>
class unique_lock {
public:
    pthread_mutex_t *device;
    bool owns;
};

class condition_variable {
public:
    condition_variable() noexcept;
    ~condition_variable();
    void notify_one() noexcept;
    void notify_all() noexcept;
    void wait(unique_lock<mutex> &lock);

private:
    pthread_cond_t handle;
};

condition_variable::condition_variable() noexcept { pthread_cond_init(&handle, nullptr); }
condition_variable::~condition_variable() { pthread_cond_destroy(&handle); }
void condition_variable::notify_one() noexcept { pthread_cond_signal(&handle); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(&handle); }
void condition_variable::wait(unique_lock<mutex> &lock) {
    OM_CHECK("thread-misuse", lock.owns, "condition_variable::wait() with a lock that does not own its mutex");
    pthread_cond_wait(&handle, lock.device);
}

// Any number, 0 where it is not known.
unsigned thread::hardware_concurrency() noexcept {
    unsigned number;
    __verify_havoc(&number, sizeof number);
    __verify_assume(number <= 1024);
    return number;
}

} // namespace std
