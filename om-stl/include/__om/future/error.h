// future_errc and future_error ([futures.errors], [futures.future.error]).
#ifndef OM_FUTURE_ERROR_H
#define OM_FUTURE_ERROR_H

#include <stdexcept>
#include <string>
#include <system_error>

OM_BEGIN_MODEL

namespace std {

enum class future_errc { future_already_retrieved = 1, promise_already_satisfied, no_state, broken_promise };
enum class launch { async = 1, deferred = 2 };
enum class future_status { ready, timeout, deferred };

template <>
struct is_error_code_enum<future_errc> : true_type {};

constexpr launch operator&(launch __x, launch __y) {
    return static_cast<launch>(static_cast<int>(__x) & static_cast<int>(__y));
}
constexpr launch operator|(launch __x, launch __y) {
    return static_cast<launch>(static_cast<int>(__x) | static_cast<int>(__y));
}
constexpr launch operator^(launch __x, launch __y) {
    return static_cast<launch>(static_cast<int>(__x) ^ static_cast<int>(__y));
}
constexpr launch operator~(launch __x) { return static_cast<launch>(~static_cast<int>(__x)); }
inline launch &operator&=(launch &__x, launch __y) { return __x = __x & __y; }
inline launch &operator|=(launch &__x, launch __y) { return __x = __x | __y; }
inline launch &operator^=(launch &__x, launch __y) { return __x = __x ^ __y; }

} // namespace std

namespace __om {

inline const char *future_error_text(int __code) {
    switch (static_cast<std::future_errc>(__code)) {
    case std::future_errc::future_already_retrieved:
        return "Future already retrieved";
    case std::future_errc::promise_already_satisfied:
        return "Promise already satisfied";
    case std::future_errc::no_state:
        return "No associated state";
    case std::future_errc::broken_promise:
        return "Broken promise";
    }
    return "Unknown error";
}

class future_error_category : public std::error_category {
public:
    const char *name() const noexcept override { return "future"; }
    std::string message(int __code) const override { return future_error_text(__code); }
};

} // namespace __om

namespace std {

inline const error_category &future_category() noexcept {
    static const __om::future_error_category __category{};
    return __category;
}
inline error_code make_error_code(future_errc __e) noexcept {
    return error_code(static_cast<int>(__e), future_category());
}
inline error_condition make_error_condition(future_errc __e) noexcept {
    return error_condition(static_cast<int>(__e), future_category());
}

class future_error : public logic_error {
    error_code __code;

public:
    explicit future_error(error_code __c) : logic_error(string("std::future_error: ") + __c.message()), __code(__c) {}
#if OM_CXX17
    explicit future_error(future_errc __e) : future_error(make_error_code(__e)) {}
#endif
    virtual ~future_error() noexcept {}
    const error_code &code() const noexcept { return __code; }
};

} // namespace std

namespace __om {

OM_NORETURN inline void throw_future_error(std::future_errc __e) {
    OM_THROW(std::future_error(std::make_error_code(__e)));
}

} // namespace __om

OM_END_MODEL

#endif
