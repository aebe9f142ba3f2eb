// ios_base: its constants, its storage and callbacks, its exception; and the ordinary stream bases.

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <__om/io/basic_ios_members.h>
#include <__om/io/ostream_members.h>
#include <exception>
#include <ios>
#include <streambuf>

namespace __om {

struct ios_extras {
    struct callback {
        std::ios_base::event_callback function;
        int index;
        callback *earlier;
    };
    struct word {
        long integer;
        void *pointer;
    };

    callback *callbacks;
    word *words;
    int count;
};

void throw_stream_failure(const char *message) { OM_THROW(std::ios_base::failure(message)); }

bool is_unwinding() noexcept { return std::uncaught_exceptions() != 0; }

namespace {

class StreamCategory : public std::error_category {
  public:
    const char *name() const noexcept override { return "iostream"; }
    std::string message(int value) const override {
        return value == static_cast<int>(std::io_errc::stream) ? "iostream error" : "Unknown error";
    }
};

union EternalCategory {
    StreamCategory category;
    constexpr EternalCategory() : category() {}
    ~EternalCategory() {}
} stream_category;

void drop_callbacks(ios_extras &extras) {
    while (extras.callbacks) {
        ios_extras::callback *const dropped = extras.callbacks;
        extras.callbacks = dropped->earlier;
        __verify_release(dropped);
    }
}

// The callbacks of another stream, in the same order.
void copy_callbacks(ios_extras &to, const ios_extras &from) {
    ios_extras::callback **end = &to.callbacks;
    for (const ios_extras::callback *each = from.callbacks; each; each = each->earlier) {
        *end = static_cast<ios_extras::callback *>(__verify_allocate(sizeof(ios_extras::callback)));
        **end = ios_extras::callback{each->function, each->index, nullptr};
        end = &(*end)->earlier;
    }
}

void make_room(ios_extras &extras, int count) {
    if (count <= extras.count) return;
    ios_extras::word *const words =
        static_cast<ios_extras::word *>(__verify_allocate(static_cast<std::size_t>(count) * sizeof(ios_extras::word)));
    for (int i = 0; i != count; ++i) words[i] = i < extras.count ? extras.words[i] : ios_extras::word{0, nullptr};
    if (extras.words) __verify_release(extras.words);
    extras.words = words;
    extras.count = count;
}

} // namespace
} // namespace __om

namespace std {

const error_category &iostream_category() noexcept { return __om::stream_category.category; }

ios_base::failure::failure(const string &message) : system_error(io_errc::stream, message) {}
ios_base::failure::failure(const string &message, const error_code &code) : system_error(code, message) {}
ios_base::failure::failure(const char *message) : system_error(io_errc::stream, message) {}
ios_base::failure::failure(const char *message, const error_code &code) : system_error(code, message) {}
ios_base::failure::~failure() noexcept = default;

const ios_base::fmtflags ios_base::boolalpha;
const ios_base::fmtflags ios_base::dec;
const ios_base::fmtflags ios_base::fixed;
const ios_base::fmtflags ios_base::hex;
const ios_base::fmtflags ios_base::internal;
const ios_base::fmtflags ios_base::left;
const ios_base::fmtflags ios_base::oct;
const ios_base::fmtflags ios_base::right;
const ios_base::fmtflags ios_base::scientific;
const ios_base::fmtflags ios_base::showbase;
const ios_base::fmtflags ios_base::showpoint;
const ios_base::fmtflags ios_base::showpos;
const ios_base::fmtflags ios_base::skipws;
const ios_base::fmtflags ios_base::unitbuf;
const ios_base::fmtflags ios_base::uppercase;
const ios_base::fmtflags ios_base::adjustfield;
const ios_base::fmtflags ios_base::basefield;
const ios_base::fmtflags ios_base::floatfield;
const ios_base::iostate ios_base::goodbit;
const ios_base::iostate ios_base::badbit;
const ios_base::iostate ios_base::eofbit;
const ios_base::iostate ios_base::failbit;
const ios_base::openmode ios_base::app;
const ios_base::openmode ios_base::ate;
const ios_base::openmode ios_base::binary;
const ios_base::openmode ios_base::in;
const ios_base::openmode ios_base::out;
const ios_base::openmode ios_base::trunc;

ios_base::~ios_base() {
    if (!_M_extras) return;
    _M_raise(erase_event);
    __om::drop_callbacks(*_M_extras);
    if (_M_extras->words) __verify_release(_M_extras->words);
    __verify_release(_M_extras);
}

locale ios_base::imbue(const locale &next) {
    const locale old = _M_locale;
    _M_locale = next;
    _M_raise(imbue_event);
    return old;
}

__om::ios_extras &ios_base::_M_need_extras() {
    if (!_M_extras) {
        _M_extras = static_cast<__om::ios_extras *>(__verify_allocate(sizeof(__om::ios_extras)));
        *_M_extras = __om::ios_extras{nullptr, nullptr, 0};
    }
    return *_M_extras;
}

int ios_base::xalloc() {
    static int next = 0;
    return next++;
}

long &ios_base::iword(int index) {
    OM_REQUIRES(index >= 0, "ios_base::iword(i): i is negative");
    __om::ios_extras &extras = _M_need_extras();
    __om::make_room(extras, index + 1);
    return extras.words[index].integer;
}

void *&ios_base::pword(int index) {
    OM_REQUIRES(index >= 0, "ios_base::pword(i): i is negative");
    __om::ios_extras &extras = _M_need_extras();
    __om::make_room(extras, index + 1);
    return extras.words[index].pointer;
}

void ios_base::register_callback(event_callback function, int index) {
    __om::ios_extras &extras = _M_need_extras();
    __om::ios_extras::callback *const added =
        static_cast<__om::ios_extras::callback *>(__verify_allocate(sizeof(__om::ios_extras::callback)));
    *added = __om::ios_extras::callback{function, index, extras.callbacks};
    extras.callbacks = added;
}

// The last one registered is called first [ios.base.callback]/1.
void ios_base::_M_raise(event happened) {
    if (!_M_extras) return;
    for (__om::ios_extras::callback *each = _M_extras->callbacks; each; each = each->earlier)
        each->function(happened, *this, each->index);
}

// Both write to the same place at once in either case. Whether streams that were parted once can be joined again
// the standard does not say [ios.members.static]; libstdc++ does not join them.
bool ios_base::sync_with_stdio(bool sync) {
    static bool synchronised = true;
    const bool old = synchronised;
    if (!sync) {
        synchronised = false;
    } else if (!old && !__verify_executing()) {
        unsigned char joined;
        __verify_havoc(&joined, 1);
        synchronised = (joined & 1) != 0;
    }
    return old;
}

void ios_base::_M_reset() {
    _M_flags = skipws | dec;
    _M_state = goodbit;
    _M_mask = goodbit;
    _M_precision = 6;
    _M_width = 0;
    _M_locale = locale();
}

void ios_base::_M_copy_format(const ios_base &other) {
    _M_flags = other._M_flags;
    _M_precision = other._M_precision;
    _M_width = other._M_width;
    _M_locale = other._M_locale;
    if (_M_extras) {
        __om::drop_callbacks(*_M_extras);
        for (int i = 0; i != _M_extras->count; ++i) _M_extras->words[i] = __om::ios_extras::word{0, nullptr};
    }
    if (other._M_extras) {
        __om::ios_extras &extras = _M_need_extras();
        __om::make_room(extras, other._M_extras->count);
        for (int i = 0; i != other._M_extras->count; ++i) extras.words[i] = other._M_extras->words[i];
        __om::copy_callbacks(extras, *other._M_extras);
    }
}

namespace {

template <class Value>
void exchange_values(Value &left, Value &right) {
    const Value held = left;
    left = right;
    right = held;
}

} // namespace

void ios_base::_M_swap_base(ios_base &other) {
    exchange_values(_M_flags, other._M_flags);
    exchange_values(_M_state, other._M_state);
    exchange_values(_M_mask, other._M_mask);
    exchange_values(_M_precision, other._M_precision);
    exchange_values(_M_width, other._M_width);
    exchange_values(_M_locale, other._M_locale);
    exchange_values(_M_extras, other._M_extras);
}

template class basic_streambuf<char>;
template class basic_streambuf<wchar_t>;
template class basic_ios<char>;
template class basic_ios<wchar_t>;

} // namespace std
