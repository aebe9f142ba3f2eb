// What libstdc++'s own headers expect of its shared library for futures and call_once. For units that only compile
// against those headers. The models' own <system_error> has other classes of the same names, which nothing here may include.

#include <__om/config.h>
#include <exception>
#include <stdexcept>
#include <string.h>

namespace {

// A string of that library, as its functions return one: a short text lies in the object itself.
struct LibraryString {
    char *characters;
    __SIZE_TYPE__ size;
    union {
        char room[16];
        __SIZE_TYPE__ capacity;
    };

    explicit LibraryString(const char *text) : characters(room), size(strlen(text)) {
        if (size >= sizeof room) {
            characters = static_cast<char *>(::operator new(size + 1));
            capacity = size;
        }
        memcpy(characters, text, size + 1);
    }
    LibraryString(const LibraryString &other) : LibraryString(other.characters) {}
    ~LibraryString() {
        if (characters != room)
            ::operator delete(characters);
    }
};

} // namespace

namespace std {

// [syserr.errcat], with the functions in the order of that library's table.
namespace _V2 {
class error_category;
}
struct error_code {
    int value;
    const _V2::error_category *category;
};
struct error_condition {
    int value;
    const _V2::error_category *category;
};
namespace _V2 {
class error_category {
public:
    virtual ~error_category();
    virtual const char *name() const noexcept = 0;
    virtual LibraryString old_message(int value) const;
    virtual LibraryString message(int value) const = 0;
    virtual error_condition default_error_condition(int value) const noexcept;
    virtual bool equivalent(int value, const error_condition &condition) const noexcept;
    virtual bool equivalent(const error_code &code, int value) const noexcept;
};
error_category::~error_category() = default;
LibraryString error_category::old_message(int value) const { return message(value); }
error_condition error_category::default_error_condition(int value) const noexcept { return {value, this}; }
bool error_category::equivalent(int value, const error_condition &condition) const noexcept {
    return condition.category == this && condition.value == value;
}
bool error_category::equivalent(const error_code &code, int value) const noexcept {
    return code.category == this && code.value == value;
}
} // namespace _V2

// [futures.errors]
class FutureCategory final : public _V2::error_category {
public:
    const char *name() const noexcept override { return "future"; }
    LibraryString message(int value) const override {
        static const char *const texts[] = {"Unknown error", "Future already retrieved", "Promise already satisfied",
                                            "No associated state", "Broken promise"};
        // [future.syn]: that library counts from 1, and has the broken promise last.
        return LibraryString(texts[value >= 1 && value <= 4 ? value : 0]);
    }
};
const _V2::error_category &future_category() noexcept {
    static const FutureCategory category{};
    return category;
}

// [futures.future.error]
class future_error : public logic_error {
public:
    explicit future_error(error_code code) : logic_error(code.category->message(code.value).characters), code(code) {}
    ~future_error() noexcept override;
    const char *what() const noexcept override;

    error_code code;
};
future_error::~future_error() noexcept = default;
const char *future_error::what() const noexcept { return logic_error::what(); }

OM_NORETURN void __throw_future_error(int number) { throw future_error({number, &future_category()}); }

// [futures.state]: the part of a result that does not depend on its type.
struct __future_base {
    struct _Result_base {
        exception_ptr error;

        virtual void _M_destroy() = 0;

    protected:
        _Result_base();
        virtual ~_Result_base();
    };
};
__future_base::_Result_base::_Result_base() = default;
__future_base::_Result_base::~_Result_base() = default;

// [thread.once.callonce]: what pthread_once is to call, handed over by these two.
__thread void *__once_callable;
__thread void (*__once_call)();

} // namespace std

extern "C" void __once_proxy() { std::__once_call(); }

#define OM_LIBRARY(result, name, parameters, symbol)                                                                   \
    result name parameters __asm__(symbol);                                                                            \
    result name parameters

// How a shared state is waited for: until the number at an address is another one. False where time has passed
// instead.
static bool changed(const unsigned *address, unsigned value, bool in_time) {
    while (__atomic_load_n(address, __ATOMIC_ACQUIRE) == value) {
        if (in_time && __verify_gives_up())
            return false;
        __verify_await(0);
    }
    return true;
}
OM_LIBRARY(bool, futex_wait_until, (void *, unsigned *address, unsigned value, bool in_time, long, long),
           "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjb"
           "NSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE") {
    return changed(address, value, in_time);
}
OM_LIBRARY(bool, futex_wait_until_steady, (void *, unsigned *address, unsigned value, bool in_time, long, long),
           "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjb"
           "NSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE") {
    return changed(address, value, in_time);
}
OM_LIBRARY(void, futex_notify_all, (unsigned *), "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj") {}
