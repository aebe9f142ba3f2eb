// The standard streams [narrow.stream.objects], [wide.stream.objects], and the buffers behind them,
// which hold nothing back: what is written reaches the engine at once, what is read is taken one
// character at a time.
//
// A stream has a virtual base, so no constructor of one can be constexpr; yet the standard streams must
// work before any constructor of the program's runs. Each is therefore defined as the plain structure
// that a constructed stream is under the Itanium ABI, under the stream's own symbol.

#include <iostream>

namespace {

// Where a character is put back to after it was read.
template <class Char>
class StandardInput : public std::basic_streambuf<Char> {
    typedef std::basic_streambuf<Char> Base;
    typedef std::char_traits<Char> Traits;
    typedef typename Traits::int_type Int;

public:
    constexpr StandardInput() : Base(__om::world_end), held{} {}

protected:
    Int underflow() override {
        if (this->gptr() != this->egptr())
            return Traits::to_int_type(*this->gptr());
        unsigned char byte = 0;
        if (__verify_read(&byte, 1) == 0)
            return Traits::eof();
        // One character of the past stays, so that it can be put back.
        const bool has_past = this->gptr() != nullptr;
        if (has_past)
            held[0] = held[1];
        held[1] = static_cast<Char>(static_cast<char>(byte));
        this->setg(has_past ? held : held + 1, held + 1, held + 2);
        return Traits::to_int_type(held[1]);
    }

    std::streamsize xsgetn(Char *to, std::streamsize count) override {
        std::streamsize done = 0;
        while (done != count) {
            const Int next = this->sbumpc();
            if (Traits::eq_int_type(next, Traits::eof()))
                break;
            to[done++] = Traits::to_char_type(next);
        }
        return done;
    }

    Int pbackfail(Int c) override {
        if (this->eback() == this->gptr() || Traits::eq_int_type(c, Traits::eof()))
            return Traits::eof();
        this->gbump(-1);
        *this->gptr() = Traits::to_char_type(c);
        return c;
    }

private:
    Char held[2];
};

// Bytes go out as they are; of the wide characters those that the classic locale knows.
inline bool write_out(int target, const char *text, std::streamsize count) {
    __verify_write(target, text, static_cast<std::size_t>(count));
    return true;
}
inline bool write_out(int target, const wchar_t *text, std::streamsize count) {
    for (std::streamsize i = 0; i != count; ++i) {
        if (text[i] < 0 || text[i] > 127)
            return false;
        const char narrow = static_cast<char>(text[i]);
        __verify_write(target, &narrow, 1);
    }
    return true;
}

template <class Char>
class StandardOutput : public std::basic_streambuf<Char> {
    typedef std::basic_streambuf<Char> Base;
    typedef std::char_traits<Char> Traits;
    typedef typename Traits::int_type Int;

public:
    constexpr explicit StandardOutput(int target) : Base(__om::world_end), target(target) {}

protected:
    Int overflow(Int c) override {
        if (Traits::eq_int_type(c, Traits::eof()))
            return Traits::not_eof(c);
        const Char written = Traits::to_char_type(c);
        return write_out(target, &written, 1) ? c : Traits::eof();
    }
    std::streamsize xsputn(const Char *text, std::streamsize count) override {
        if (count <= 0)
            return 0;
        return write_out(target, text, count) ? count : 0;
    }

private:
    int target;
};

template <class Buffer>
union Eternal {
    Buffer buffer;
    constexpr Eternal() : buffer() {}
    constexpr explicit Eternal(int target) : buffer(target) {}
    ~Eternal() {}
};

constinit Eternal<StandardInput<char>> input;
constinit Eternal<StandardOutput<char>> output(1);
constinit Eternal<StandardOutput<char>> error(2);
constinit Eternal<StandardInput<wchar_t>> wide_input;
constinit Eternal<StandardOutput<wchar_t>> wide_output(1);
constinit Eternal<StandardOutput<wchar_t>> wide_error(2);

// The members of ios_base and basic_ios in their order, with what init() gives them.
template <class Char>
struct IosImage {
    const void *table;
    std::streamsize precision;
    std::streamsize width;
    unsigned flags;
    unsigned mask;
    unsigned state;
    void *extras;
    void *unused[20];
    void *locale;
    void *tied;
    Char fill;
    bool fill_is_set;
    std::basic_streambuf<Char> *buffer;
    void *unused_facets[3];
};

template <class Char>
struct OutputImage {
    const void *table;
    IosImage<Char> base;
};

template <class Char>
struct InputImage {
    const void *table;
    std::streamsize gcount;
    IosImage<Char> base;
};

static_assert(sizeof(OutputImage<char>) == sizeof(std::ostream) && sizeof(InputImage<char>) == sizeof(std::istream),
              "the images of the standard streams have lost their shape");
static_assert(sizeof(OutputImage<wchar_t>) == sizeof(std::wostream) &&
                  sizeof(InputImage<wchar_t>) == sizeof(std::wistream),
              "the images of the standard streams have lost their shape");

// The virtual tables, as arrays of words. A stream's own part begins after the offset of its virtual
// base, the offset to the top and the type; that of its virtual base after two destructors more and the
// same again with the adjustment of a virtual call.
extern "C" {
extern const void *const narrow_output_table[10] __asm__("_ZTVSo");
extern const void *const narrow_input_table[10] __asm__("_ZTVSi");
extern const void *const wide_output_table[10] __asm__("_ZTVSt13basic_ostreamIwSt11char_traitsIwEE");
extern const void *const wide_input_table[10] __asm__("_ZTVSt13basic_istreamIwSt11char_traitsIwEE");
}
constexpr int own_part = 3;
constexpr int base_part = 8;

constexpr unsigned usual = std::ios_base::skipws | std::ios_base::dec;

template <class Char>
constexpr OutputImage<Char> output_image(const void *const *table, std::basic_streambuf<Char> *buffer, unsigned flags,
                                         void *tied) {
    return {table + own_part,
            {table + base_part, 6, 0, flags, 0, 0, nullptr, {}, nullptr, tied, Char(' '), true, buffer, {}}};
}
template <class Char>
constexpr InputImage<Char> input_image(const void *const *table, std::basic_streambuf<Char> *buffer, void *tied) {
    return {table + own_part,
            0,
            {table + base_part, 6, 0, usual, 0, 0, nullptr, {}, nullptr, tied, Char(' '), true, buffer, {}}};
}

} // namespace

extern "C" {
extern OutputImage<char> narrow_out __asm__("_ZSt4cout");
extern OutputImage<char> narrow_err __asm__("_ZSt4cerr");
extern OutputImage<char> narrow_log __asm__("_ZSt4clog");
extern InputImage<char> narrow_in __asm__("_ZSt3cin");
extern OutputImage<wchar_t> wide_out __asm__("_ZSt5wcout");
extern OutputImage<wchar_t> wide_err __asm__("_ZSt5wcerr");
extern OutputImage<wchar_t> wide_log __asm__("_ZSt5wclog");
extern InputImage<wchar_t> wide_in __asm__("_ZSt4wcin");

constinit OutputImage<char> narrow_out = output_image<char>(narrow_output_table, &output.buffer, usual, nullptr);
constinit OutputImage<char> narrow_err =
    output_image<char>(narrow_output_table, &error.buffer, usual | std::ios_base::unitbuf, &narrow_out);
constinit OutputImage<char> narrow_log = output_image<char>(narrow_output_table, &error.buffer, usual, nullptr);
constinit InputImage<char> narrow_in = input_image<char>(narrow_input_table, &input.buffer, &narrow_out);
constinit OutputImage<wchar_t> wide_out = output_image<wchar_t>(wide_output_table, &wide_output.buffer, usual, nullptr);
constinit OutputImage<wchar_t> wide_err =
    output_image<wchar_t>(wide_output_table, &wide_error.buffer, usual | std::ios_base::unitbuf, &wide_out);
constinit OutputImage<wchar_t> wide_log = output_image<wchar_t>(wide_output_table, &wide_error.buffer, usual, nullptr);
constinit InputImage<wchar_t> wide_in = input_image<wchar_t>(wide_input_table, &wide_input.buffer, &wide_out);
}
