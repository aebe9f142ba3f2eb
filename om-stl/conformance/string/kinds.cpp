// Strings of other characters, traits and allocators ([char.traits], [basic.string]).
#include "check.h"
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>

// Upper and lower case are the same.
struct Caseless : std::char_traits<char> {
    static char fold(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
    static bool eq(char a, char b) { return fold(a) == fold(b); }
    static bool lt(char a, char b) { return fold(a) < fold(b); }
    static int compare(const char *a, const char *b, std::size_t n) {
        for (; n != 0; --n, ++a, ++b) {
            if (lt(*a, *b))
                return -1;
            if (lt(*b, *a))
                return 1;
        }
        return 0;
    }
    static const char *find(const char *s, std::size_t n, char c) {
        for (; n != 0; --n, ++s)
            if (eq(*s, c))
                return s;
        return 0;
    }
};
typedef std::basic_string<char, Caseless> Name;

static long allocated = 0;

template <class T>
struct Counting {
    typedef T value_type;
    typedef std::size_t size_type;
    typedef std::ptrdiff_t difference_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    template <class U>
    struct rebind {
        typedef Counting<U> other;
    };
    Counting() {}
    template <class U>
    Counting(const Counting<U> &) {}
    T *allocate(std::size_t n) {
        allocated += static_cast<long>(n);
        return static_cast<T *>(::operator new(n * sizeof(T)));
    }
    void deallocate(T *p, std::size_t n) {
        allocated -= static_cast<long>(n);
        ::operator delete(p);
    }
    size_type max_size() const { return 1000000; }
    void construct(T *p, const T &value) { new (static_cast<void *>(p)) T(value); }
    void destroy(T *p) { p->~T(); }
    friend bool operator==(const Counting &, const Counting &) { return true; }
    friend bool operator!=(const Counting &, const Counting &) { return false; }
};
typedef std::basic_string<char, std::char_traits<char>, Counting<char> > Counted;

int main() {
    check::section("wide");
    std::wstring w(L"wide");
    w += L" text";
    CHECK(w == L"wide text");
    CHECK(w.size() == 9);
    CHECK(w.find(L"text") == 5);
    CHECK(w.rfind(L't') == 8);
    CHECK(w.substr(5) == L"text");
    CHECK(w.compare(L"wide") > 0);
    CHECK(w.c_str()[9] == L'\0');
    w.insert(0, L"<");
    w.replace(1, 4, L"broad");
    CHECK(w == L"<broad text");
    w.erase(0, 1);
    CHECK(w == L"broad text");
    CHECK(w < std::wstring(L"c"));
    CHECK(std::wstring(3, L'x') == L"xxx");
    CHECK(w + L'!' == L"broad text!");
    CHECK_THROWS(std::out_of_range, w.at(100));
    CHECK(sizeof(std::wstring) == 32);

    check::section("traits of the program's own");
    Name name("Hello");
    CHECK(name == "HELLO");
    CHECK(name != "WORLD");
    CHECK(name.find("LLO") == 2);
    CHECK(name.find('E') == 1);
    CHECK(name.find_first_of("xyzO") == 4);
    CHECK(name.compare("hello") == 0);
    CHECK(name < Name("help"));
    CHECK(std::char_traits<char>::compare("a", "A", 1) > 0);

    check::section("allocators of the program's own");
    {
        Counted s("a text of some length, kept by an allocator");
        CHECK(allocated > 0);
        Counted t(s);
        CHECK(t == s);
        t.reserve(500);
        const long before = allocated;
        for (int i = 0; i != 400; ++i)
            t.push_back('x');
        CHECK(allocated == before);
        CHECK(t.size() == s.size() + 400);
        t.erase(5);
        CHECK(t == "a tex");
        t.insert(0, "0123456789 and much more text than before, so that it has to grow");
        t.swap(s);
        CHECK(t == "a text of some length, kept by an allocator");
        s.clear();
        CHECK(s.empty());
        s = t;
        CHECK(s == t);
        CHECK(s.get_allocator() == Counting<char>());
        Counted e;
        CHECK(e.c_str()[0] == '\0');
        e = 'x';
        e += s;
        CHECK(e.size() == s.size() + 1);
    }
    CHECK(allocated == 0);

    check::section("char_traits");
    typedef std::char_traits<char> Traits;
    CHECK(Traits::length("four") == 4);
    CHECK(Traits::compare("abc", "abd", 2) == 0);
    CHECK(Traits::compare("abc", "abd", 3) < 0);
    CHECK(Traits::compare("\xff", "a", 1) > 0);
    CHECK(Traits::lt('a', 'b'));
    CHECK(Traits::eq('a', 'a'));
    CHECK(Traits::eof() == -1);
    CHECK(Traits::to_int_type('\xff') == 255);
    CHECK(Traits::to_char_type(65) == 'A');
    CHECK(Traits::not_eof(Traits::eof()) != Traits::eof());
    CHECK(Traits::not_eof('x') == 'x');
    CHECK(Traits::eq_int_type(Traits::eof(), Traits::eof()));
    char buffer[10] = "012345678";
    Traits::move(buffer + 2, buffer, 5);
    CHECK(std::string(buffer) == "010123478");
    Traits::copy(buffer, "ab", 2);
    CHECK(std::string(buffer) == "ab0123478");
    Traits::assign(buffer, 3, 'x');
    CHECK(std::string(buffer) == "xxx123478");
    Traits::assign(buffer[0], 'y');
    CHECK(buffer[0] == 'y');
    CHECK(Traits::find(buffer, 9, '1') == buffer + 3);
    CHECK(Traits::find(buffer, 2, '1') == 0);
    CHECK(std::char_traits<wchar_t>::length(L"four") == 4);
    CHECK(std::char_traits<wchar_t>::compare(L"a", L"b", 1) < 0);
#if __cplusplus >= 201103L
    check::section("char16_t and char32_t");
    std::u16string u16(u"utf");
    u16 += u"16";
    CHECK(u16 == u"utf16");
    CHECK(u16.find(u'1') == 3);
    std::u32string u32(U"utf");
    u32.append(U"32");
    CHECK(u32 == U"utf32");
    CHECK(u32 > U"utf");
    CHECK(std::char_traits<char16_t>::length(u"abc") == 3);
    CHECK(std::char_traits<char32_t>::eq(U'a', U'a'));
    static_assert(std::char_traits<char>::eq('a', 'a'), "");
    static_assert(std::char_traits<char>::eof() == -1, "");
#endif
#if __cplusplus >= 201402L
    using namespace std::literals;
    CHECK("text"s == std::string("text"));
    CHECK("a\0b"s.size() == 3);
    CHECK(L"w"s == L"w");
    CHECK(u"w"s.size() == 1);
    CHECK(U"w"s.size() == 1);
#endif
    return check::done();
}
