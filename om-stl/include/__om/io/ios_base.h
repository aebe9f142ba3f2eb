// ios_base [ios.base]: what a stream knows without knowing its character type. The functions that are
// only declared here are in runtime/cxx_ios.cpp.
#ifndef OM_IO_IOS_BASE_H
#define OM_IO_IOS_BASE_H

#include <__om/locale/locale.h>
#include <__om/nodebug.h>
#include <__om/string/positions.h>
#include <stdexcept>
#if OM_CXX11
#include <system_error>
#endif

OM_BEGIN_MODEL

namespace __om {

// Callbacks and the arrays behind iword and pword; most streams never have them.
struct ios_extras;

} // namespace __om

namespace std {

#if OM_CXX11
// [error.reporting]
enum class io_errc { stream = 1 };
template <>
struct is_error_code_enum<io_errc> : true_type {};
const error_category &iostream_category() noexcept;
inline error_code make_error_code(io_errc __e) noexcept {
    return error_code(static_cast<int>(__e), iostream_category());
}
inline error_condition make_error_condition(io_errc __e) noexcept {
    return error_condition(static_cast<int>(__e), iostream_category());
}
#endif

class ios_base {
public:
    // [ios.failure]: what C++98 sees is the same class with the code as bytes it does not know. Its symbols are
    // libstdc++'s, so that units against the headers of that catch it.
#if OM_CXX11
    class OM_ABI_TAG("cxx11") failure : public system_error {
    public:
        explicit failure(const string &__message);
        failure(const string &__message, const error_code &__code);
        explicit failure(const char *__message);
        failure(const char *__message, const error_code &__code);
        failure(const failure &) = default;
        failure &operator=(const failure &) = default;
        virtual ~failure() noexcept;
    };
#else
    class OM_ABI_TAG("cxx11") failure : public runtime_error {
    public:
        explicit failure(const string &__message);
        virtual ~failure() throw();

    private:
        void *__code_[2];
    };
#endif

    // [ios.fmtflags]
    typedef unsigned fmtflags;
    static const fmtflags boolalpha = 1 << 0;
    static const fmtflags dec = 1 << 1;
    static const fmtflags fixed = 1 << 2;
    static const fmtflags hex = 1 << 3;
    static const fmtflags internal = 1 << 4;
    static const fmtflags left = 1 << 5;
    static const fmtflags oct = 1 << 6;
    static const fmtflags right = 1 << 7;
    static const fmtflags scientific = 1 << 8;
    static const fmtflags showbase = 1 << 9;
    static const fmtflags showpoint = 1 << 10;
    static const fmtflags showpos = 1 << 11;
    static const fmtflags skipws = 1 << 12;
    static const fmtflags unitbuf = 1 << 13;
    static const fmtflags uppercase = 1 << 14;
    static const fmtflags adjustfield = left | right | internal;
    static const fmtflags basefield = dec | oct | hex;
    static const fmtflags floatfield = scientific | fixed;

    // [ios.iostate]
    typedef unsigned iostate;
    static const iostate goodbit = 0;
    static const iostate badbit = 1 << 0;
    static const iostate eofbit = 1 << 1;
    static const iostate failbit = 1 << 2;

    // [ios.openmode]
    typedef unsigned openmode;
    static const openmode app = 1 << 0;
    static const openmode ate = 1 << 1;
    static const openmode binary = 1 << 2;
    static const openmode in = 1 << 3;
    static const openmode out = 1 << 4;
    static const openmode trunc = 1 << 5;
#if OM_CXX23
    static const openmode noreplace = 1 << 6;
#endif

    // [ios.seekdir]
    enum seekdir { beg = 0, cur = 1, end = 2 };

#if !OM_CXX17
    typedef int io_state;
    typedef int open_mode;
    typedef int seek_dir;
    typedef std::streampos streampos;
    typedef std::streamoff streamoff;
#endif

    // [ios.init]: the standard streams need no initialisation.
    class Init {
    public:
        Init() {}
        ~Init() {}
    };

    // [fmtflags.state]
    fmtflags flags() const { return __flags_; }
    fmtflags flags(fmtflags __flags) {
        const fmtflags __old = __flags_;
        __flags_ = __flags;
        return __old;
    }
    fmtflags setf(fmtflags __flags) {
        const fmtflags __old = __flags_;
        __flags_ |= __flags;
        return __old;
    }
    fmtflags setf(fmtflags __flags, fmtflags __mask) {
        const fmtflags __old = __flags_;
        __flags_ = (__flags_ & ~__mask) | (__flags & __mask);
        return __old;
    }
    void unsetf(fmtflags __mask) { __flags_ &= ~__mask; }
    streamsize precision() const { return __precision_; }
    streamsize precision(streamsize __precision) {
        const streamsize __old = __precision_;
        __precision_ = __precision;
        return __old;
    }
    streamsize width() const { return __width_; }
    streamsize width(streamsize __width) {
        const streamsize __old = __width_;
        __width_ = __width;
        return __old;
    }

    // [ios.base.locales]
    locale imbue(const locale &__locale);
    locale getloc() const { return __locale_; }

    // [ios.base.storage]
    static int xalloc();
    long &iword(int __index);
    void *&pword(int __index);

    // [ios.base.callback]
    enum event { erase_event, imbue_event, copyfmt_event };
    typedef void (*event_callback)(event, ios_base &, int);
    void register_callback(event_callback __function, int __index);

    virtual ~ios_base();

    // [ios.members.static]
    static bool sync_with_stdio(bool __sync = true);

    // Without the cost of a copy.
    const locale &__getloc() const { return __locale_; }

protected:
    ios_base()
        : __precision_(6), __width_(0), __flags_(skipws | dec), __mask_(goodbit), __state_(goodbit), __extras(OM_NULL),
          __locale_() {}

    // What basic_ios::init, copyfmt, move and swap do to this part.
    void __reset();
    void __copy_format(const ios_base &__other);
    void __raise(event __event);
    void __swap_base(ios_base &__other);

    // In the places of libstdc++, whose inline functions then find what they look for.
    streamsize __precision_;
    streamsize __width_;
    fmtflags __flags_;
    iostate __mask_;
    iostate __state_;
    __om::ios_extras *__extras;
    void *__unused[20];
    locale __locale_;

private:
    __om::ios_extras &__need_extras();

#if OM_CXX11
public:
    ios_base(const ios_base &) = delete;
    ios_base &operator=(const ios_base &) = delete;
#else
    ios_base(const ios_base &);
    ios_base &operator=(const ios_base &);
#endif
};

// [std.ios.manip]
#define OM_SET_FLAG(name)                                                                                              \
    inline ios_base &name(ios_base &__s) {                                                                             \
        __s.setf(ios_base::name);                                                                                      \
        return __s;                                                                                                    \
    }                                                                                                                  \
    inline ios_base &no##name(ios_base &__s) {                                                                         \
        __s.unsetf(ios_base::name);                                                                                    \
        return __s;                                                                                                    \
    }
OM_SET_FLAG(boolalpha)
OM_SET_FLAG(showbase)
OM_SET_FLAG(showpoint)
OM_SET_FLAG(showpos)
OM_SET_FLAG(skipws)
OM_SET_FLAG(uppercase)
OM_SET_FLAG(unitbuf)
#undef OM_SET_FLAG

#define OM_CHOOSE(name, field)                                                                                         \
    inline ios_base &name(ios_base &__s) {                                                                             \
        __s.setf(ios_base::name, ios_base::field);                                                                     \
        return __s;                                                                                                    \
    }
OM_CHOOSE(internal, adjustfield)
OM_CHOOSE(left, adjustfield)
OM_CHOOSE(right, adjustfield)
OM_CHOOSE(dec, basefield)
OM_CHOOSE(hex, basefield)
OM_CHOOSE(oct, basefield)
OM_CHOOSE(fixed, floatfield)
OM_CHOOSE(scientific, floatfield)
#undef OM_CHOOSE

#if OM_CXX11
inline ios_base &hexfloat(ios_base &__s) {
    __s.setf(ios_base::fixed | ios_base::scientific, ios_base::floatfield);
    return __s;
}
inline ios_base &defaultfloat(ios_base &__s) {
    __s.unsetf(ios_base::floatfield);
    return __s;
}
#endif

} // namespace std

OM_END_MODEL

#endif
