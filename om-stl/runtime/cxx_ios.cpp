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
    if (count <= extras.count)
        return;
    ios_extras::word *const words =
        static_cast<ios_extras::word *>(__verify_allocate(static_cast<std::size_t>(count) * sizeof(ios_extras::word)));
    for (int i = 0; i != count; ++i)
        words[i] = i < extras.count ? extras.words[i] : ios_extras::word{0, nullptr};
    if (extras.words)
        __verify_release(extras.words);
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
    if (!__extras)
        return;
    __raise(erase_event);
    __om::drop_callbacks(*__extras);
    if (__extras->words)
        __verify_release(__extras->words);
    __verify_release(__extras);
}

locale ios_base::imbue(const locale &next) {
    const locale old = __locale_;
    __locale_ = next;
    __raise(imbue_event);
    return old;
}

__om::ios_extras &ios_base::__need_extras() {
    if (!__extras) {
        __extras = static_cast<__om::ios_extras *>(__verify_allocate(sizeof(__om::ios_extras)));
        *__extras = __om::ios_extras{nullptr, nullptr, 0};
    }
    return *__extras;
}

int ios_base::xalloc() {
    static int next = 0;
    return next++;
}

long &ios_base::iword(int index) {
    OM_REQUIRES(index >= 0, "ios_base::iword(i): i is negative");
    __om::ios_extras &extras = __need_extras();
    __om::make_room(extras, index + 1);
    return extras.words[index].integer;
}

void *&ios_base::pword(int index) {
    OM_REQUIRES(index >= 0, "ios_base::pword(i): i is negative");
    __om::ios_extras &extras = __need_extras();
    __om::make_room(extras, index + 1);
    return extras.words[index].pointer;
}

void ios_base::register_callback(event_callback function, int index) {
    __om::ios_extras &extras = __need_extras();
    __om::ios_extras::callback *const added =
        static_cast<__om::ios_extras::callback *>(__verify_allocate(sizeof(__om::ios_extras::callback)));
    *added = __om::ios_extras::callback{function, index, extras.callbacks};
    extras.callbacks = added;
}

// The last one registered is called first [ios.base.callback]/1.
void ios_base::__raise(event happened) {
    if (!__extras)
        return;
    for (__om::ios_extras::callback *each = __extras->callbacks; each; each = each->earlier)
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

void ios_base::__reset() {
    __flags_ = skipws | dec;
    __state_ = goodbit;
    __mask_ = goodbit;
    __precision_ = 6;
    __width_ = 0;
    __locale_ = locale();
}

void ios_base::__copy_format(const ios_base &other) {
    __flags_ = other.__flags_;
    __precision_ = other.__precision_;
    __width_ = other.__width_;
    __locale_ = other.__locale_;
    if (__extras) {
        __om::drop_callbacks(*__extras);
        for (int i = 0; i != __extras->count; ++i)
            __extras->words[i] = __om::ios_extras::word{0, nullptr};
    }
    if (other.__extras) {
        __om::ios_extras &extras = __need_extras();
        __om::make_room(extras, other.__extras->count);
        for (int i = 0; i != other.__extras->count; ++i)
            extras.words[i] = other.__extras->words[i];
        __om::copy_callbacks(extras, *other.__extras);
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

void ios_base::__swap_base(ios_base &other) {
    exchange_values(__flags_, other.__flags_);
    exchange_values(__state_, other.__state_);
    exchange_values(__mask_, other.__mask_);
    exchange_values(__precision_, other.__precision_);
    exchange_values(__width_, other.__width_);
    exchange_values(__locale_, other.__locale_);
    exchange_values(__extras, other.__extras);
}

template class basic_streambuf<char>;
template class basic_streambuf<wchar_t>;
template class basic_ios<char>;
template class basic_ios<wchar_t>;

} // namespace std
