// String streams as libstdc++ has them in memory [string.streams]: units against its own headers contain some of
// their functions and leave others to its shared library, and what a unit contains and what is here have to be
// interchangeable. The buffer lies over a string of that library; its get area, or the place of it if there is
// none, ends where the sequence does.

#include "cxx_real_text.h"
#include <sstream>

namespace std::__cxx11 {

template <class Char, class Traits, class Alloc>
class basic_stringbuf : public std::basic_streambuf<Char, Traits> {
    typedef std::basic_streambuf<Char, Traits> Base;
    typedef std::ios_base Mode;

public:
    basic_stringbuf() : basic_stringbuf(Mode::in | Mode::out) {}
    explicit basic_stringbuf(unsigned mode) : _M_mode(mode) {
        _M_text.begin_empty();
        begin();
    }
    basic_stringbuf(const LibraryText &text, unsigned mode) : basic_stringbuf(mode) { set(text); }
    basic_stringbuf(basic_stringbuf &&other) : basic_stringbuf(other._M_mode) { swap(other); }
    basic_stringbuf &operator=(basic_stringbuf &&other) {
        basic_stringbuf moved(static_cast<basic_stringbuf &&>(other));
        swap(moved);
        return *this;
    }
    ~basic_stringbuf() override { _M_text.release(); }

    void swap(basic_stringbuf &other) {
        const Held mine = held(), others = other.held();
        Base::swap(other);
        take(others);
        other.take(mine);
    }

    // [stringbuf.members]
    const Char *data() const { return _M_text.characters; }
    // Where the sequence ends by now.
    __SIZE_TYPE__ reach() const {
        const bool beyond = this->pptr() && this->pptr() > this->egptr();
        const Char *const last = beyond ? this->pptr() : this->egptr();
        return static_cast<__SIZE_TYPE__>(last - _M_text.characters);
    }
    void set(const LibraryText &text) {
        _M_text.assign(text.characters, text.size);
        begin();
    }

protected:
    // [stringbuf.virtuals]
    typename Traits::int_type underflow() override {
        if (!(_M_mode & Mode::in))
            return Traits::eof();
        areas(reach(), got(), put());
        return this->gptr() != this->egptr() ? Traits::to_int_type(*this->gptr()) : Traits::eof();
    }
    typename Traits::int_type pbackfail(typename Traits::int_type c) override {
        if (this->eback() == this->gptr())
            return Traits::eof();
        if (Traits::eq_int_type(c, Traits::eof())) {
            this->gbump(-1);
            return Traits::not_eof(c);
        }
        const bool same = Traits::eq(Traits::to_char_type(c), this->gptr()[-1]);
        if (!same && !(_M_mode & Mode::out))
            return Traits::eof();
        this->gbump(-1);
        if (!same)
            *this->gptr() = Traits::to_char_type(c);
        return c;
    }
    typename Traits::int_type overflow(typename Traits::int_type c) override {
        if (!(_M_mode & Mode::out))
            return Traits::eof();
        if (Traits::eq_int_type(c, Traits::eof()))
            return Traits::not_eof(c);
        const Char character = Traits::to_char_type(c);
        return xsputn(&character, 1) == 1 ? c : Traits::eof();
    }
    std::streamsize xsputn(const Char *text, std::streamsize length) override {
        if (length <= 0 || !(_M_mode & Mode::out))
            return 0;
        if (this->epptr() - this->pptr() < length)
            make_room(static_cast<__SIZE_TYPE__>(length));
        Traits::copy(this->pptr(), text, static_cast<__SIZE_TYPE__>(length));
        areas(reach(), got(), put() + static_cast<__SIZE_TYPE__>(length));
        return length;
    }
    std::streamsize showmanyc() override {
        if (!(_M_mode & Mode::in))
            return -1;
        underflow();
        return this->egptr() - this->gptr();
    }
    typename Traits::pos_type seekoff(typename Traits::off_type offset, Mode::seekdir way,
                                      Mode::openmode which) override {
        typedef typename Traits::pos_type Position;
        const bool gets = which & _M_mode & Mode::in, puts = which & _M_mode & Mode::out;
        const Position failed = Position(typename Traits::off_type(-1));
        if ((!gets && !puts) || (gets && puts && way == Mode::cur))
            return failed;
        const long size = static_cast<long>(reach());
        const long from = way == Mode::beg ? 0 : way == Mode::end ? size : static_cast<long>(gets ? got() : put());
        const long to = from + offset;
        if (to < 0 || to > size)
            return failed;
        const __SIZE_TYPE__ place = static_cast<__SIZE_TYPE__>(to);
        areas(reach(), gets ? place : got(), puts ? place : put());
        return Position(to);
    }
    typename Traits::pos_type seekpos(typename Traits::pos_type position, Mode::openmode which) override {
        return seekoff(typename Traits::off_type(position), Mode::beg, which);
    }

private:
    __SIZE_TYPE__ got() const {
        return _M_mode & Mode::in ? static_cast<__SIZE_TYPE__>(this->gptr() - this->eback()) : 0;
    }
    __SIZE_TYPE__ put() const { return static_cast<__SIZE_TYPE__>(this->pptr() - this->pbase()); }

    void begin() { areas(_M_text.size, 0, _M_mode & (Mode::app | Mode::ate) ? _M_text.size : 0); }
    // The areas over the text: where the sequence ends, and the next characters to get and to put are.
    void areas(__SIZE_TYPE__ size, __SIZE_TYPE__ get, __SIZE_TYPE__ put) {
        Char *const first = _M_text.characters;
        this->setg(_M_mode & Mode::in ? first : first + size, _M_mode & Mode::in ? first + get : first + size,
                   first + size);
        if (!(_M_mode & Mode::out))
            return this->setp(nullptr, nullptr);
        this->setp(first, first + _M_text.held());
        for (; put > 0x7fffffff; put -= 0x7fffffff)
            this->pbump(0x7fffffff);
        this->pbump(static_cast<int>(put));
    }
    void make_room(__SIZE_TYPE__ length) {
        const __SIZE_TYPE__ size = reach(), at = got(), to = put();
        const __SIZE_TYPE__ doubled = 2 * _M_text.held();
        _M_text.grow(doubled < to + length ? to + length : doubled, size);
        areas(size, at, to);
    }

    // What a buffer holds, wherever it lies. A short text lies in its string.
    struct Held {
        LibraryText text;
        bool is_short;
        unsigned mode;
        __SIZE_TYPE__ size, get, put;
    };
    Held held() const { return Held{_M_text, _M_text.characters == _M_text.room, _M_mode, reach(), got(), put()}; }
    void take(const Held &held) {
        _M_text = held.text;
        if (held.is_short)
            _M_text.characters = _M_text.room;
        _M_mode = held.mode;
        areas(held.size, held.get, held.put);
    }

    unsigned _M_mode;
    LibraryText _M_text;
};
template class basic_stringbuf<char, char_traits<char>, allocator<char>>;

} // namespace std::__cxx11

#define OM_LIBRARY_CLASS(name, base, unless_said, always)                                                              \
    namespace std::__cxx11 {                                                                                           \
    template <class Char, class Traits, class Alloc>                                                                   \
    class name : public std::base<Char, Traits> {                                                                      \
        typedef std::base<Char, Traits> Base;                                                                          \
                                                                                                                       \
    public:                                                                                                            \
        name() : name(unless_said) {}                                                                                  \
        explicit name(unsigned mode) : Base(nullptr), _M_buffer(mode | (always)) { this->init(&_M_buffer); }           \
        name(const LibraryText &text, unsigned mode) : Base(nullptr), _M_buffer(text, mode | (always)) {               \
            this->init(&_M_buffer);                                                                                    \
        }                                                                                                              \
        name(name &&other) : Base(static_cast<Base &&>(other)), _M_buffer(static_cast<Buffer &&>(other._M_buffer)) {   \
            this->set_rdbuf(&_M_buffer);                                                                               \
        }                                                                                                              \
        name &operator=(name &&other) {                                                                                \
            Base::operator=(static_cast<Base &&>(other));                                                              \
            _M_buffer = static_cast<Buffer &&>(other._M_buffer);                                                       \
            return *this;                                                                                              \
        }                                                                                                              \
        ~name() override {}                                                                                            \
        void swap(name &other) {                                                                                       \
            Base::swap(other);                                                                                         \
            _M_buffer.swap(other._M_buffer);                                                                           \
        }                                                                                                              \
        const Char *data() const { return _M_buffer.data(); }                                                          \
        __SIZE_TYPE__ reach() const { return _M_buffer.reach(); }                                                      \
        void set(const LibraryText &text) { _M_buffer.set(text); }                                                     \
                                                                                                                       \
    private:                                                                                                           \
        typedef basic_stringbuf<Char, Traits, Alloc> Buffer;                                                           \
        Buffer _M_buffer;                                                                                              \
    };                                                                                                                 \
    template class name<char, char_traits<char>, allocator<char>>;                                                     \
    }
OM_LIBRARY_CLASS(basic_stringstream, basic_iostream, std::ios_base::in | std::ios_base::out, 0u)
OM_LIBRARY_CLASS(basic_istringstream, basic_istream, std::ios_base::in, std::ios_base::in)
OM_LIBRARY_CLASS(basic_ostringstream, basic_ostream, std::ios_base::out, std::ios_base::out)
#undef OM_LIBRARY_CLASS

// The constructors, of which the library has one for complete objects and one for bases.
#define OM_LIBRARY_CONSTRUCTORS(name, mangled, which)                                                                  \
    OM_LIBRARY(void, name##_of_mode_##which, (void *place, unsigned mode),                                             \
               "_ZNSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE" #which "ESt13_Ios_Openmode") {                     \
        ::new (place) library_##name(mode);                                                                            \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_of_text_##which, (void *place, const LibraryText &text, unsigned mode),                    \
               "_ZNSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE" #which                                             \
               "ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode") {                                                    \
        ::new (place) library_##name(text, mode);                                                                      \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_of_moved_text_##which, (void *place, const LibraryText &text, unsigned mode),              \
               "_ZNSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE" #which                                             \
               "EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode") {                                                     \
        ::new (place) library_##name(text, mode);                                                                      \
    }

// C++20 has others of the functions that return the text, by what they are called on.
#define OM_LIBRARY_STRING_STREAM(name, mangled, size_there)                                                            \
    typedef std::__cxx11::basic_##name<char, std::char_traits<char>, std::allocator<char>> library_##name;             \
    static_assert(sizeof(library_##name) <= size_there, "the place is large enough");                                  \
    OM_LIBRARY_CONSTRUCTORS(name, mangled, C1)                                                                         \
    OM_LIBRARY(void, name##_text, (LibraryText * result, const library_##name *stream),                                \
               "_ZNKSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE3strEv") {                                          \
        result->begin_empty();                                                                                         \
        result->assign(stream->data(), stream->reach());                                                               \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_kept_text, (LibraryText * result, const library_##name *stream),                           \
               "_ZNKRSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE3strEv") {                                         \
        name##_text(result, stream);                                                                                   \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_moved_text, (LibraryText * result, library_##name * stream),                               \
               "_ZNOSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE3strEv") {                                          \
        name##_text(result, stream);                                                                                   \
        LibraryText empty;                                                                                             \
        empty.begin_empty();                                                                                           \
        stream->set(empty);                                                                                            \
    }                                                                                                                  \
    OM_LIBRARY(LibraryView, name##_view, (const library_##name *stream),                                               \
               "_ZNKSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE4viewEv") {                                         \
        return LibraryView{stream->reach(), stream->data()};                                                           \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_set_text, (library_##name * stream, const LibraryText &text),                              \
               "_ZNSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE") {               \
        stream->set(text);                                                                                             \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_set_moved_text, (library_##name * stream, const LibraryText &text),                        \
               "_ZNSt7__cxx11" mangled "IcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE") {                \
        stream->set(text);                                                                                             \
    }
OM_LIBRARY_STRING_STREAM(stringstream, "18basic_stringstream", 392)
OM_LIBRARY_STRING_STREAM(istringstream, "19basic_istringstream", 384)
OM_LIBRARY_STRING_STREAM(ostringstream, "19basic_ostringstream", 376)
OM_LIBRARY_STRING_STREAM(stringbuf, "15basic_stringbuf", 104)
OM_LIBRARY_CONSTRUCTORS(stringbuf, "15basic_stringbuf", C2)
#undef OM_LIBRARY_STRING_STREAM
#undef OM_LIBRARY_CONSTRUCTORS
