// What libstdc++'s own headers expect of its shared library for threads, over the POSIX threads of
// cxx_pthread.cpp. For units that only compile against those headers; the models' own <thread> is another class
// of the same name, which nothing here may include.

#include <__om/config.h>
#include <__om/memory/unique_ptr.h>
#include <errno.h>
#include <pthread.h>

extern "C" {
// The GNU C library's: whether nobody else can be looking. Threads run one after another here.
char __libc_single_threaded = 1;
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
    if (const int error = pthread_create(&handle, nullptr, run_thread, state.get())) __throw_system_error(error);
    state.release();
}

void thread::join() {
    const int error = handle ? pthread_join(handle, nullptr) : EINVAL;
    if (error) __throw_system_error(error);
    handle = 0;
}

void thread::detach() {
    const int error = handle ? pthread_detach(handle) : EINVAL;
    if (error) __throw_system_error(error);
    handle = 0;
}

// Any number, 0 where it is not known.
unsigned thread::hardware_concurrency() noexcept {
    unsigned number;
    __verify_havoc(&number, sizeof number);
    __verify_assume(number <= 1024);
    return number;
}

} // namespace std
