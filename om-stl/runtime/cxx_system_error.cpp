// The error categories of <system_error> and its exception.

#include <string.h>
#include <system_error>

namespace {

class ErrnoCategory : public std::error_category {
public:
    constexpr explicit ErrnoCategory(const char *called) : called(called) {}
    const char *name() const noexcept override { return called; }
    std::string message(int value) const override { return strerror(value); }

private:
    const char *called;
};

class SystemCategory : public ErrnoCategory {
public:
    constexpr SystemCategory() : ErrnoCategory("system") {}
    // [syserr.errcat.objects]/4: on POSIX every error number is a generic one.
    std::error_condition default_error_condition(int value) const noexcept override {
        return std::error_condition(value, std::generic_category());
    }
};

// Initialised before the program begins and never destroyed: any destructor may still report an error.
template <class Category>
union Eternal {
    Category category;
    constexpr Eternal() : category() {}
    template <class Argument>
    constexpr explicit Eternal(Argument argument) : category(argument) {}
    ~Eternal() {}
};

Eternal<ErrnoCategory> generic("generic");
Eternal<SystemCategory> native;

std::string described(const std::error_code &code, const char *what) {
    std::string text(what);
    if (!text.empty())
        text += ": ";
    return text + code.message();
}

} // namespace

namespace std {

error_category::~error_category() = default;
error_condition error_category::default_error_condition(int value) const noexcept {
    return error_condition(value, *this);
}
bool error_category::equivalent(int value, const error_condition &condition) const noexcept {
    return default_error_condition(value) == condition;
}
bool error_category::equivalent(const error_code &code, int value) const noexcept {
    return *this == code.category() && code.value() == value;
}

const error_category &generic_category() noexcept { return generic.category; }
const error_category &system_category() noexcept { return native.category; }

system_error::system_error(error_code code, const string &what)
    : runtime_error(described(code, what.c_str())), __code_(code) {}
system_error::system_error(error_code code, const char *what) : runtime_error(described(code, what)), __code_(code) {}
system_error::system_error(error_code code) : runtime_error(code.message()), __code_(code) {}
system_error::system_error(int value, const error_category &category, const string &what)
    : system_error(error_code(value, category), what) {}
system_error::system_error(int value, const error_category &category, const char *what)
    : system_error(error_code(value, category), what) {}
system_error::system_error(int value, const error_category &category) : system_error(error_code(value, category)) {}
system_error::~system_error() noexcept = default;

} // namespace std
