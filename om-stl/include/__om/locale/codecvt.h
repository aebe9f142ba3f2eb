// codecvt ([locale.codecvt]): between the characters a program works with and those outside. Every
// locale has the same ones: nothing to do for char, Unicode's encodings among each other, and for
// wchar_t the classic locale's characters.
#ifndef OM_LOCALE_CODECVT_H
#define OM_LOCALE_CODECVT_H

#include <__om/locale/locale.h>
#include <__om/locale/transcode.h>
#include <__om/string/positions.h>
#include <string>

OM_BEGIN_MODEL

namespace __om {

// The conversion between two types of characters: which forms of text they hold.
template <class _Intern, class _Extern>
struct conversion;

// One and the same.
template <>
struct conversion<char, char> {
    static const bool nothing = true;
    static std::codecvt_base::result out(const char *&, const char *, char *&, char *) {
        return std::codecvt_base::noconv;
    }
    static std::codecvt_base::result in(const char *&, const char *, char *&, char *) {
        return std::codecvt_base::noconv;
    }
    static const char *fitting(const char *__first, const char *__last, std::size_t __most) {
        return static_cast<std::size_t>(__last - __first) < __most ? __last : __first + __most;
    }
    static const int encoding = 1;
    static const int longest = 1;
};

// The characters of the classic locale have the same codes in both. What bytes beyond them stand for is the
// implementation's to say.
template <class _Unit>
struct ascii {
    static code_point read(const _Unit *&__next, const _Unit *) {
        const code_point __code = static_cast<code_point>(*__next++);
        if (__code < 0x80)
            return __code;
        __verify_assumed("characters beyond ASCII are no characters of the classic locale");
        return malformed;
    }
    static int units(code_point) { return 1; }
    static written write(code_point __code, _Unit *&__to, _Unit *) {
        *__to++ = static_cast<_Unit>(__code);
        return written_whole;
    }
};

template <class _Intern, class _Extern, class _Inside, class _Outside, int __encoding, int __longest>
struct form_conversion {
    static const bool nothing = false;
    static std::codecvt_base::result out(const _Intern *&__first, const _Intern *__last, _Extern *&__to,
                                         _Extern *__end) {
        return transcode(_Inside(), _Outside(), 0x10ffff, __first, __last, __to, __end);
    }
    static std::codecvt_base::result in(const _Extern *&__first, const _Extern *__last, _Intern *&__to,
                                        _Intern *__end) {
        return transcode(_Outside(), _Inside(), 0x10ffff, __first, __last, __to, __end);
    }
    static const _Extern *fitting(const _Extern *__first, const _Extern *__last, std::size_t __most) {
        return transcodable(_Outside(), _Inside(), 0x10ffff, __first, __last, __most);
    }
    static const int encoding = __encoding;
    static const int longest = __longest;
};
template <>
struct conversion<wchar_t, char> : form_conversion<wchar_t, char, ascii<wchar_t>, ascii<char>, 1, 1> {};
#if OM_CXX11
template <class _Extern>
struct conversion<char16_t, _Extern>
    : form_conversion<char16_t, _Extern, surrogate_pairs<units_in_memory<char16_t> >, utf8<_Extern>, 0, 4> {};
template <class _Extern>
struct conversion<char32_t, _Extern> : form_conversion<char32_t, _Extern, single_unit<char32_t>, utf8<_Extern>, 0, 4> {
};
#endif

} // namespace __om

namespace std {

// [locale.codecvt]
template <class _Intern, class _Extern, class _State>
class codecvt : public locale::facet, public codecvt_base {
    typedef __om::conversion<_Intern, _Extern> _Conversion;

public:
    typedef _Intern intern_type;
    typedef _Extern extern_type;
    typedef _State state_type;
    static locale::id id;

    explicit codecvt(size_t __refs = 0) : facet(__refs) {}

    // [locale.codecvt.members]
    result out(state_type &__state, const intern_type *__from, const intern_type *__from_end,
               const intern_type *&__from_next, extern_type *__to, extern_type *__to_end,
               extern_type *&__to_next) const {
        return do_out(__state, __from, __from_end, __from_next, __to, __to_end, __to_next);
    }
    result unshift(state_type &__state, extern_type *__to, extern_type *__to_end, extern_type *&__to_next) const {
        return do_unshift(__state, __to, __to_end, __to_next);
    }
    result in(state_type &__state, const extern_type *__from, const extern_type *__from_end,
              const extern_type *&__from_next, intern_type *__to, intern_type *__to_end,
              intern_type *&__to_next) const {
        return do_in(__state, __from, __from_end, __from_next, __to, __to_end, __to_next);
    }
    int encoding() const OM_NOEXCEPT { return do_encoding(); }
    bool always_noconv() const OM_NOEXCEPT { return do_always_noconv(); }
    int length(state_type &__state, const extern_type *__from, const extern_type *__end, size_t __most) const {
        return do_length(__state, __from, __end, __most);
    }
    int max_length() const OM_NOEXCEPT { return do_max_length(); }

protected:
    virtual ~codecvt() {}

    // [locale.codecvt.virtuals]
    virtual result do_out(state_type &, const intern_type *__from, const intern_type *__from_end,
                          const intern_type *&__from_next, extern_type *__to, extern_type *__to_end,
                          extern_type *&__to_next) const {
        __from_next = __from;
        __to_next = __to;
        return _Conversion::out(__from_next, __from_end, __to_next, __to_end);
    }
    virtual result do_unshift(state_type &, extern_type *__to, extern_type *, extern_type *&__to_next) const {
        __to_next = __to;
        return noconv;
    }
    virtual result do_in(state_type &, const extern_type *__from, const extern_type *__from_end,
                         const extern_type *&__from_next, intern_type *__to, intern_type *__to_end,
                         intern_type *&__to_next) const {
        __from_next = __from;
        __to_next = __to;
        return _Conversion::in(__from_next, __from_end, __to_next, __to_end);
    }
    virtual int do_encoding() const OM_NOEXCEPT { return _Conversion::encoding; }
    virtual bool do_always_noconv() const OM_NOEXCEPT { return _Conversion::nothing; }
    virtual int do_length(state_type &, const extern_type *__from, const extern_type *__end, size_t __most) const {
        return static_cast<int>(_Conversion::fitting(__from, __end, __most) - __from);
    }
    virtual int do_max_length() const OM_NOEXCEPT { return _Conversion::longest; }
};
template <class _Intern, class _Extern, class _State>
locale::id codecvt<_Intern, _Extern, _State>::id;

// [locale.codecvt.byname]: there is no locale but the classic one.
template <class _Intern, class _Extern, class _State>
class codecvt_byname : public codecvt<_Intern, _Extern, _State> {
public:
    explicit codecvt_byname(const char *__name, size_t __refs = 0) : codecvt<_Intern, _Extern, _State>(__refs) {
        locale __known(__name);
    }
#if OM_CXX11
    explicit codecvt_byname(const string &__name, size_t __refs = 0) : codecvt_byname(__name.c_str(), __refs) {}
#endif

protected:
    virtual ~codecvt_byname() {}
};

} // namespace std

OM_END_MODEL

#endif
