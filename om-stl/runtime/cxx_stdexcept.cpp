// The classes of <stdexcept> and the functions that throw them (__om/throw.h). The message of an
// exception is shared by its copies, because copying one must not throw [exception]/2; in front of
// the text lies the number of exceptions that share it.

#include <__om/throw.h>
#include <stdexcept>
#include <typeinfo>
#include <new>

namespace {

typedef __SIZE_TYPE__ Count;

const char *share(const char *text, Count size) {
    char *block = static_cast<char *>(__verify_allocate(sizeof(Count) + size + 1));
    *reinterpret_cast<Count *>(block) = 1;
    char *copy = block + sizeof(Count);
    __builtin_memcpy(copy, text, size);
    copy[size] = '\0';
    return copy;
}

const char *share(const char *text) {
    OM_REQUIRES(text != nullptr, "an exception is constructed from a null message");
    return share(text, __builtin_strlen(text));
}

Count *sharers(const char *message) { return reinterpret_cast<Count *>(const_cast<char *>(message)) - 1; }

const char *take_part(const char *message) noexcept {
    ++*sharers(message);
    return message;
}

void leave(const char *message) noexcept {
    Count *count = sharers(message);
    if (--*count == 0)
        __verify_release(count);
}

} // namespace

namespace std {

logic_error::logic_error(const string &message) : __message_(share(message.data(), message.size())) {}
logic_error::logic_error(const char *message) : __message_(share(message)) {}
logic_error::logic_error(const logic_error &other) noexcept
    : exception(other), __message_(take_part(other.__message_)) {}
logic_error &logic_error::operator=(const logic_error &other) noexcept {
    const char *old = __message_;
    __message_ = take_part(other.__message_);
    leave(old);
    return *this;
}
logic_error::~logic_error() noexcept { leave(__message_); }
const char *logic_error::what() const noexcept { return __message_; }

runtime_error::runtime_error(const string &message) : __message_(share(message.data(), message.size())) {}
runtime_error::runtime_error(const char *message) : __message_(share(message)) {}
runtime_error::runtime_error(const runtime_error &other) noexcept
    : exception(other), __message_(take_part(other.__message_)) {}
runtime_error &runtime_error::operator=(const runtime_error &other) noexcept {
    const char *old = __message_;
    __message_ = take_part(other.__message_);
    leave(old);
    return *this;
}
runtime_error::~runtime_error() noexcept { leave(__message_); }
const char *runtime_error::what() const noexcept { return __message_; }

#define OM_EXCEPTION_CLASS(name, base)                                                                                 \
    name::name(const string &message) : base(message) {}                                                               \
    name::name(const char *message) : base(message) {}                                                                 \
    name::~name() noexcept = default;

OM_EXCEPTION_CLASS(domain_error, logic_error)
OM_EXCEPTION_CLASS(invalid_argument, logic_error)
OM_EXCEPTION_CLASS(length_error, logic_error)
OM_EXCEPTION_CLASS(out_of_range, logic_error)
OM_EXCEPTION_CLASS(range_error, runtime_error)
OM_EXCEPTION_CLASS(overflow_error, runtime_error)
OM_EXCEPTION_CLASS(underflow_error, runtime_error)

#undef OM_EXCEPTION_CLASS

} // namespace std

namespace __om {

void throw_logic_error(const char *message) { OM_THROW(std::logic_error(message)); }
void throw_domain_error(const char *message) { OM_THROW(std::domain_error(message)); }
void throw_invalid_argument(const char *message) { OM_THROW(std::invalid_argument(message)); }
void throw_length_error(const char *message) { OM_THROW(std::length_error(message)); }
void throw_out_of_range(const char *message) { OM_THROW(std::out_of_range(message)); }
void throw_runtime_error(const char *message) { OM_THROW(std::runtime_error(message)); }
void throw_range_error(const char *message) { OM_THROW(std::range_error(message)); }
void throw_overflow_error(const char *message) { OM_THROW(std::overflow_error(message)); }
void throw_underflow_error(const char *message) { OM_THROW(std::underflow_error(message)); }
void throw_bad_alloc() { OM_THROW(std::bad_alloc()); }
void throw_bad_array_new_length() { OM_THROW(std::bad_array_new_length()); }
void throw_bad_cast() { OM_THROW(std::bad_cast()); }

} // namespace __om
