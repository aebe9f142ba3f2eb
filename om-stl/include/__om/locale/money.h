// The facets for money [category.monetary]. The classic locale has no currency and no fractions of it; a program
// that derives from moneypunct decides about the rest.
#ifndef OM_LOCALE_MONEY_H
#define OM_LOCALE_MONEY_H

#include <__om/io/ios_base.h>
#include <__om/io/istream.h>
#include <__om/locale/ctype.h>
#include <__om/locale/locale.h>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <string>

OM_BEGIN_MODEL

namespace std {

template <class _Facet>
const _Facet &use_facet(const locale &__locale);

// [locale.moneypunct]
class money_base {
public:
    enum part { none, space, symbol, sign, value };
    struct pattern {
        char field[4];
    };
};

template <class _CharT, bool _International = false>
class moneypunct : public locale::facet, public money_base {
public:
    typedef _CharT char_type;
    typedef basic_string<_CharT> string_type;
    static const bool intl = _International;
    static locale::id id;

    explicit moneypunct(size_t __refs = 0) : facet(__refs) {}

    char_type decimal_point() const { return do_decimal_point(); }
    char_type thousands_sep() const { return do_thousands_sep(); }
    string grouping() const { return do_grouping(); }
    string_type curr_symbol() const { return do_curr_symbol(); }
    string_type positive_sign() const { return do_positive_sign(); }
    string_type negative_sign() const { return do_negative_sign(); }
    int frac_digits() const { return do_frac_digits(); }
    pattern pos_format() const { return do_pos_format(); }
    pattern neg_format() const { return do_neg_format(); }

protected:
    virtual ~moneypunct() {}
    virtual char_type do_decimal_point() const { return static_cast<_CharT>('.'); }
    virtual char_type do_thousands_sep() const { return static_cast<_CharT>(','); }
    virtual string do_grouping() const { return string(); }
    virtual string_type do_curr_symbol() const { return string_type(); }
    virtual string_type do_positive_sign() const { return string_type(); }
    virtual string_type do_negative_sign() const { return string_type(); }
    virtual int do_frac_digits() const { return 0; }
    virtual pattern do_pos_format() const { return __classic(); }
    virtual pattern do_neg_format() const { return __classic(); }

private:
    static pattern __classic() {
        const pattern __p = {{symbol, sign, none, value}};
        return __p;
    }
};
template <class _CharT, bool _International>
locale::id moneypunct<_CharT, _International>::id;
template <class _CharT, bool _International>
const bool moneypunct<_CharT, _International>::intl;

} // namespace std

namespace __om {

// How many digits the group has that is the n-th from the right; none where groups end ([locale.numpunct]).
inline std::size_t group_size(const std::string &__grouping, std::size_t __n) {
    if (__grouping.empty())
        return 0;
    const char __size = __grouping[__n < __grouping.size() ? __n : __grouping.size() - 1];
    return __size > 0 && __size != CHAR_MAX ? static_cast<std::size_t>(__size) : 0;
}

// The digits of whole units with separators between their groups.
template <class _CharT>
std::basic_string<_CharT> grouped_digits(const std::basic_string<_CharT> &__digits, const std::string &__grouping,
                                         _CharT __separator) {
    std::basic_string<_CharT> __out;
    std::size_t __left = __digits.size(), __group = 0;
    while (__left != 0) {
        const std::size_t __size = group_size(__grouping, __group++);
        const std::size_t __taken = __size == 0 || __size > __left ? __left : __size;
        __out.insert(0, __digits, __left - __taken, __taken);
        __left -= __taken;
        if (__left != 0)
            __out.insert(0, 1, __separator);
    }
    return __out;
}

// What the facets for money ask of the two kinds of moneypunct.
template <class _CharT>
struct money_format {
    _CharT __point, __separator;
    std::string __grouping;
    std::basic_string<_CharT> __symbol, __positive, __negative;
    std::size_t __fraction;
    std::money_base::pattern __positive_format, __negative_format;

    template <class _Punctuation>
    explicit money_format(const _Punctuation &__p)
        : __point(__p.decimal_point()), __separator(__p.thousands_sep()), __grouping(__p.grouping()),
          __symbol(__p.curr_symbol()), __positive(__p.positive_sign()), __negative(__p.negative_sign()),
          __fraction(__p.frac_digits() > 0 ? static_cast<std::size_t>(__p.frac_digits()) : 0),
          __positive_format(__p.pos_format()), __negative_format(__p.neg_format()) {}

    static money_format of(const std::locale &__l, bool __international) {
        return __international ? money_format(std::use_facet<std::moneypunct<_CharT, true> >(__l))
                               : money_format(std::use_facet<std::moneypunct<_CharT, false> >(__l));
    }
};

template <class _CharT>
inline bool is_decimal_digit(_CharT __c) {
    return __c >= static_cast<_CharT>('0') && __c <= static_cast<_CharT>('9');
}

} // namespace __om

namespace std {

// [locale.money.put]
template <class _CharT, class _Out = ostreambuf_iterator<_CharT> >
class money_put : public locale::facet {
public:
    typedef _CharT char_type;
    typedef _Out iter_type;
    typedef basic_string<_CharT> string_type;
    static locale::id id;

    explicit money_put(size_t __refs = 0) : facet(__refs) {}
    iter_type put(iter_type __out, bool __intl, ios_base &__s, char_type __fill, long double __units) const {
        return do_put(__out, __intl, __s, __fill, __units);
    }
    iter_type put(iter_type __out, bool __intl, ios_base &__s, char_type __fill, const string_type &__digits) const {
        return do_put(__out, __intl, __s, __fill, __digits);
    }

protected:
    virtual ~money_put() {}
    virtual iter_type do_put(iter_type __out, bool __intl, ios_base &__s, char_type __fill, long double __units) const {
        char __text[5000]; // the longest long double has 4933 digits
        const int __n = snprintf(__text, sizeof __text, "%.0Lf", __units);
        return do_put(__out, __intl, __s, __fill, string_type(__text, __text + __n));
    }
    virtual iter_type do_put(iter_type __out, bool __intl, ios_base &__s, char_type __fill,
                             const string_type &__digits) const {
        const __om::money_format<_CharT> __format = __om::money_format<_CharT>::of(__s.getloc(), __intl);
        const bool __negative = !__digits.empty() && __digits[0] == static_cast<_CharT>('-');
        size_t __end = __negative;
        while (__end != __digits.size() && __om::is_decimal_digit(__digits[__end]))
            ++__end;
        if (__end != size_t(__negative)) {
            const string_type __text =
                __text_(__format, __digits.substr(__negative, __end - __negative), __negative, __s, __fill);
            for (size_t __i = 0; __i != __text.size(); ++__i)
                *__out++ = __text[__i];
        }
        __s.width(0);
        return __out;
    }

private:
    static string_type __value_(const __om::money_format<_CharT> &__f, const string_type &__digits) {
        const size_t __whole = __digits.size() > __f.__fraction ? __digits.size() - __f.__fraction : 0;
        string_type __value = __om::grouped_digits(__digits.substr(0, __whole), __f.__grouping, __f.__separator);
        if (__f.__fraction > 0) {
            __value += __f.__point;
            if (__digits.size() < __f.__fraction)
                __value.append(__f.__fraction - __digits.size(), static_cast<_CharT>('0'));
            __value.append(__digits, __whole, string_type::npos);
        }
        return __value;
    }
    static string_type __text_(const __om::money_format<_CharT> &__f, const string_type &__digits, bool __negative,
                               ios_base &__s, _CharT __fill) {
        const string_type &__sign = __negative ? __f.__negative : __f.__positive;
        const money_base::pattern __order = __negative ? __f.__negative_format : __f.__positive_format;
        const bool __shown = (__s.flags() & ios_base::showbase) != 0;
        const string_type __value = __value_(__f, __digits);
        const size_t __size = __value.size() + __sign.size() + (__shown ? __f.__symbol.size() : 0);
        const size_t __width = __s.width() > 0 ? static_cast<size_t>(__s.width()) : 0;
        const ios_base::fmtflags __adjustment = __s.flags() & ios_base::adjustfield;
        const bool __inside = __adjustment == ios_base::internal && __size < __width;
        string_type __text;
        for (int __i = 0; __i != 4; ++__i)
            switch (__order.field[__i]) {
            case money_base::symbol:
                if (__shown)
                    __text += __f.__symbol;
                break;
            case money_base::sign:
                if (!__sign.empty())
                    __text += __sign[0];
                break;
            case money_base::value:
                __text += __value;
                break;
            case money_base::space:
                __text.append(__inside ? __width - __size : 1, __fill);
                break;
            default:
                if (__inside)
                    __text.append(__width - __size, __fill);
            }
        if (__sign.size() > 1)
            __text.append(__sign, 1, string_type::npos);
        if (__text.size() < __width)
            __text.insert(__adjustment == ios_base::left ? __text.size() : 0, __width - __text.size(), __fill);
        return __text;
    }
};
template <class _CharT, class _Out>
locale::id money_put<_CharT, _Out>::id;

// [locale.money.get]
template <class _CharT, class _In = istreambuf_iterator<_CharT> >
class money_get : public locale::facet {
public:
    typedef _CharT char_type;
    typedef _In iter_type;
    typedef basic_string<_CharT> string_type;
    static locale::id id;

    explicit money_get(size_t __refs = 0) : facet(__refs) {}
    iter_type get(iter_type __in, iter_type __end, bool __intl, ios_base &__s, ios_base::iostate &__state,
                  long double &__units) const {
        return do_get(__in, __end, __intl, __s, __state, __units);
    }
    iter_type get(iter_type __in, iter_type __end, bool __intl, ios_base &__s, ios_base::iostate &__state,
                  string_type &__digits) const {
        return do_get(__in, __end, __intl, __s, __state, __digits);
    }

protected:
    virtual ~money_get() {}
    virtual iter_type do_get(iter_type __in, iter_type __end, bool __intl, ios_base &__s, ios_base::iostate &__state,
                             long double &__units) const {
        string __digits;
        if (__read(__in, __end, __intl, __s, __digits))
            __units = strtold(__digits.c_str(), OM_NULL);
        else
            __state |= ios_base::failbit;
        if (__in == __end)
            __state |= ios_base::eofbit;
        return __in;
    }
    virtual iter_type do_get(iter_type __in, iter_type __end, bool __intl, ios_base &__s, ios_base::iostate &__state,
                             string_type &__out) const {
        string __digits;
        if (__read(__in, __end, __intl, __s, __digits))
            __out.assign(__digits.begin(), __digits.end());
        else
            __state |= ios_base::failbit;
        if (__in == __end)
            __state |= ios_base::eofbit;
        return __in;
    }

private:
    typedef __om::money_format<_CharT> _Format;

    // The digits without leading zeros, behind a minus where the amount is negative; false where the text is none.
    static bool __read(iter_type &__in, iter_type __end, bool __intl, ios_base &__s, string &__digits) {
        const _Format __f = _Format::of(__s.getloc(), __intl);
        string_type __sign;
        bool __negative = false;
        for (int __i = 0; __i != 4; ++__i)
            switch (__f.__negative_format.field[__i]) {
            case money_base::symbol:
                if (!__symbol_(__in, __end, __f, (__s.flags() & ios_base::showbase) != 0, __i, __sign.size() > 1))
                    return false;
                break;
            case money_base::sign:
                if (!__sign_(__in, __end, __f, __sign, __negative))
                    return false;
                break;
            case money_base::value:
                if (!__value_(__in, __end, __f, __digits))
                    return false;
                break;
            case money_base::space:
                if (__in == __end || !__om::is_space(*__in))
                    return false;
                ++__in;
                // and as many more as there are
            default:
                if (__i != 3)
                    while (__in != __end && __om::is_space(*__in))
                        ++__in;
            }
        for (size_t __i = 1; __i < __sign.size(); ++__i, ++__in)
            if (__in == __end || *__in != __sign[__i])
                return false;
        const size_t __zeros = __digits.find_first_not_of('0');
        __digits.erase(0, __zeros == string::npos ? __digits.size() - 1 : __zeros);
        if (__negative && __digits != "0")
            __digits.insert(0, 1, '-');
        return true;
    }
    // Required where showbase is set; else taken where more of the amount has to follow.
    static bool __symbol_(iter_type &__in, iter_type __end, const _Format &__f, bool __required, int __field,
                          bool __more) {
        if (!__required && !__more && __field == 3)
            return true;
        size_t __i = 0;
        for (; __i != __f.__symbol.size() && __in != __end && *__in == __f.__symbol[__i]; ++__i)
            ++__in;
        return __i == __f.__symbol.size() || (__i == 0 && !__required);
    }
    static bool __sign_(iter_type &__in, iter_type __end, const _Format &__f, string_type &__sign, bool &__negative) {
        const bool __more = __in != __end;
        if (__more && !__f.__positive.empty() && *__in == __f.__positive[0]) {
            __sign = __f.__positive;
            ++__in;
        } else if (__more && !__f.__negative.empty() && *__in == __f.__negative[0]) {
            __sign = __f.__negative;
            __negative = true;
            ++__in;
        } else if (!__f.__positive.empty() && __f.__negative.empty()) {
            __negative = true;
        } else {
            return __f.__positive.empty();
        }
        return true;
    }
    static bool __value_(iter_type &__in, iter_type __end, const _Format &__f, string &__digits) {
        string __groups; // the sizes of the groups, from the left
        size_t __run = 0;
        for (; __in != __end; ++__in) {
            const _CharT __c = *__in;
            if (__om::is_decimal_digit(__c)) {
                __digits += static_cast<char>('0' + (__c - static_cast<_CharT>('0')));
                ++__run;
            } else if (__c == __f.__separator && __om::group_size(__f.__grouping, 0) != 0 && __run != 0) {
                __groups += static_cast<char>(__run);
                __run = 0;
            } else {
                break;
            }
        }
        if (!__groups.empty() && !__groups_fit(__f, __groups + static_cast<char>(__run)))
            return false;
        if (__f.__fraction > 0 && __in != __end && *__in == __f.__point) {
            size_t __n = 0;
            for (++__in; __in != __end && __om::is_decimal_digit(*__in); ++__in, ++__n)
                __digits += static_cast<char>('0' + (*__in - static_cast<_CharT>('0')));
            if (__n != __f.__fraction)
                return false;
        }
        return !__digits.empty();
    }
    static bool __groups_fit(const _Format &__f, const string &__groups) {
        for (size_t __i = 0; __i != __groups.size(); ++__i) {
            const size_t __size = __om::group_size(__f.__grouping, __i);
            const size_t __found = static_cast<size_t>(__groups[__groups.size() - 1 - __i]);
            const bool __leftmost = __i + 1 == __groups.size();
            if (__size != 0 && (__leftmost ? __found > __size : __found != __size))
                return false;
        }
        return true;
    }
};
template <class _CharT, class _In>
locale::id money_get<_CharT, _In>::id;

// [locale.messages]: which catalogues there are is up to the system; texts are the program's own.
class messages_base {
public:
    typedef int catalog;
};

template <class _CharT>
class messages : public locale::facet, public messages_base {
public:
    typedef _CharT char_type;
    typedef basic_string<_CharT> string_type;
    static locale::id id;

    explicit messages(size_t __refs = 0) : facet(__refs) {}
    catalog open(const string &__name, const locale &__l) const { return do_open(__name, __l); }
    string_type get(catalog __c, int __set, int __message, const string_type &__otherwise) const {
        return do_get(__c, __set, __message, __otherwise);
    }
    void close(catalog __c) const { do_close(__c); }

protected:
    virtual ~messages() {}
    virtual catalog do_open(const string &, const locale &) const {
        unsigned char __missing = 0;
        if (!__verify_executing())
            __verify_havoc(&__missing, sizeof __missing);
        return __missing % 2 ? -1 : 0;
    }
    virtual string_type do_get(catalog __c, int, int, const string_type &__otherwise) const {
        OM_REQUIRES(__c >= 0, "messages::get() of a catalogue that was not opened");
        __verify_assumed("a catalogue of messages has no texts of its own");
        return __otherwise;
    }
    virtual void do_close(catalog __c) const {
        OM_REQUIRES(__c >= 0, "messages::close() of a catalogue that was not opened");
    }
};
template <class _CharT>
locale::id messages<_CharT>::id;

} // namespace std

OM_END_MODEL

#endif
