// basic_regex, sub_match and match_results [re.regex], [re.submatch], [re.results].
#ifndef OM_REGEX_RESULTS_H
#define OM_REGEX_RESULTS_H

#include <__om/iterator/access.h>
#include <__om/iterator/operations.h>
#include <__om/locale/locale.h>
#include <__om/regex/program.h>
#include <string>
#include <utility>
#include <vector>

OM_BEGIN_MODEL

namespace __om {

inline char32_t regex_code_point(char __c) { return static_cast<unsigned char>(__c); }
inline char32_t regex_code_point(wchar_t __c) { return static_cast<char32_t>(__c); }

template <class _Iter>
std::u32string regex_text(_Iter __first, _Iter __last) {
    std::u32string __text;
    for (; __first != __last; ++__first)
        __text.push_back(regex_code_point(*__first));
    return __text;
}

} // namespace __om

namespace std {

// [re.traits]: the classic locale's characters.
template <class _CharT>
struct regex_traits {
    typedef _CharT char_type;
    typedef basic_string<_CharT> string_type;
    typedef locale locale_type;
    static size_t length(const char_type *__s) { return char_traits<_CharT>::length(__s); }
    char_type translate(char_type __c) const { return __c; }
    char_type translate_nocase(char_type __c) const {
        return __c >= _CharT('A') && __c <= _CharT('Z') ? static_cast<_CharT>(__c - _CharT('A') + _CharT('a')) : __c;
    }
    locale_type imbue(locale_type) { return locale_type(); }
    locale_type getloc() const { return locale_type(); }
};

// [re.regex]
template <class _CharT, class _Traits = regex_traits<_CharT>>
class basic_regex {
public:
    typedef _CharT value_type;
    typedef _Traits traits_type;
    typedef basic_string<_CharT> string_type;
    typedef regex_constants::syntax_option_type flag_type;
    typedef locale locale_type;
    static constexpr flag_type icase = regex_constants::icase;
    static constexpr flag_type nosubs = regex_constants::nosubs;
    static constexpr flag_type optimize = regex_constants::optimize;
    static constexpr flag_type collate = regex_constants::collate;
    static constexpr flag_type ECMAScript = regex_constants::ECMAScript;
    static constexpr flag_type basic = regex_constants::basic;
    static constexpr flag_type extended = regex_constants::extended;
    static constexpr flag_type awk = regex_constants::awk;
    static constexpr flag_type grep = regex_constants::grep;
    static constexpr flag_type egrep = regex_constants::egrep;
#if OM_CXX17
    static constexpr flag_type multiline = regex_constants::multiline;
#endif

    basic_regex() : __flags_(ECMAScript) {}
    explicit basic_regex(const _CharT *__pattern, flag_type __flags = ECMAScript) {
        assign(__pattern, __pattern + char_traits<_CharT>::length(__pattern), __flags);
    }
    basic_regex(const _CharT *__pattern, size_t __n, flag_type __flags = ECMAScript) {
        assign(__pattern, __pattern + __n, __flags);
    }
    template <class _StringTraits, class _Alloc>
    explicit basic_regex(const basic_string<_CharT, _StringTraits, _Alloc> &__pattern, flag_type __flags = ECMAScript) {
        assign(__pattern.data(), __pattern.data() + __pattern.size(), __flags);
    }
    template <class _Iter>
    basic_regex(_Iter __first, _Iter __last, flag_type __flags = ECMAScript) {
        assign(__first, __last, __flags);
    }
    basic_regex(initializer_list<_CharT> __pattern, flag_type __flags = ECMAScript) {
        assign(__pattern.begin(), __pattern.end(), __flags);
    }

    basic_regex &operator=(const _CharT *__pattern) { return assign(__pattern); }
    template <class _StringTraits, class _Alloc>
    basic_regex &operator=(const basic_string<_CharT, _StringTraits, _Alloc> &__pattern) {
        return assign(__pattern);
    }
    basic_regex &assign(const basic_regex &__other) { return *this = __other; }
    basic_regex &assign(const _CharT *__pattern, flag_type __flags = ECMAScript) {
        return assign(__pattern, __pattern + char_traits<_CharT>::length(__pattern), __flags);
    }
    template <class _StringTraits, class _Alloc>
    basic_regex &assign(const basic_string<_CharT, _StringTraits, _Alloc> &__pattern, flag_type __flags = ECMAScript) {
        return assign(__pattern.data(), __pattern.data() + __pattern.size(), __flags);
    }
    template <class _Iter>
    basic_regex &assign(_Iter __first, _Iter __last, flag_type __flags = ECMAScript) {
        __program = __om::compile_regex(__om::regex_text(__first, __last), __flags);
        __flags_ = __flags;
        return *this;
    }

    unsigned mark_count() const { return __program ? __om::regex_groups(*__program) : 0; }
    flag_type flags() const { return __flags_; }
    locale_type imbue(locale_type) { return locale_type(); }
    locale_type getloc() const { return locale_type(); }
    void swap(basic_regex &__other) {
        std::swap(__program, __other.__program);
        std::swap(__flags_, __other.__flags_);
    }

    const __om::regex_program *__code_() const { return __program.get(); }

private:
    shared_ptr<const __om::regex_program> __program;
    flag_type __flags_;
};
typedef basic_regex<char> regex;
typedef basic_regex<wchar_t> wregex;

template <class _CharT, class _Traits>
inline void swap(basic_regex<_CharT, _Traits> &__l, basic_regex<_CharT, _Traits> &__r) {
    __l.swap(__r);
}

// [re.submatch]
template <class _Iter>
class sub_match : public pair<_Iter, _Iter> {
public:
    typedef typename iterator_traits<_Iter>::value_type value_type;
    typedef typename iterator_traits<_Iter>::difference_type difference_type;
    typedef _Iter iterator;
    typedef basic_string<value_type> string_type;

    bool matched;

    constexpr sub_match() : pair<_Iter, _Iter>(), matched(false) {}
    difference_type length() const { return matched ? std::distance(this->first, this->second) : 0; }
    operator string_type() const { return str(); }
    string_type str() const { return matched ? string_type(this->first, this->second) : string_type(); }
    int compare(const sub_match &__other) const { return str().compare(__other.str()); }
    int compare(const string_type &__s) const { return str().compare(__s); }
    int compare(const value_type *__s) const { return str().compare(__s); }
};
typedef sub_match<const char *> csub_match;
typedef sub_match<const wchar_t *> wcsub_match;
typedef sub_match<string::const_iterator> ssub_match;
typedef sub_match<wstring::const_iterator> wssub_match;

// [re.submatch.op]
#define OM_COMPARE_SUBS(op)                                                                                            \
    template <class _Iter>                                                                                             \
    inline bool operator op(const sub_match<_Iter> &__l, const sub_match<_Iter> &__r) {                                \
        return __l.compare(__r) op 0;                                                                                  \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    inline bool operator op(const sub_match<_Iter> &__l, const typename sub_match<_Iter>::string_type &__r) {          \
        return __l.compare(__r) op 0;                                                                                  \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    inline bool operator op(const typename sub_match<_Iter>::string_type &__l, const sub_match<_Iter> &__r) {          \
        return 0 op __r.compare(__l);                                                                                  \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    inline bool operator op(const sub_match<_Iter> &__l, const typename iterator_traits<_Iter>::value_type *__r) {     \
        return __l.compare(__r) op 0;                                                                                  \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    inline bool operator op(const typename iterator_traits<_Iter>::value_type *__l, const sub_match<_Iter> &__r) {     \
        return 0 op __r.compare(__l);                                                                                  \
    }
OM_COMPARE_SUBS(==)
OM_COMPARE_SUBS(!=)
OM_COMPARE_SUBS(<)
OM_COMPARE_SUBS(>)
OM_COMPARE_SUBS(<=)
OM_COMPARE_SUBS(>=)
#undef OM_COMPARE_SUBS

template <class _CharT, class _Traits, class _Iter>
inline basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__s, const sub_match<_Iter> &__sub) {
    return __s << __sub.str();
}

// [re.results]
template <class _Iter, class _Alloc = allocator<sub_match<_Iter>>>
class match_results {
public:
    typedef sub_match<_Iter> value_type;
    typedef const value_type &const_reference;
    typedef value_type &reference;
    typedef typename vector<value_type, _Alloc>::const_iterator const_iterator;
    typedef const_iterator iterator;
    typedef typename iterator_traits<_Iter>::difference_type difference_type;
    typedef size_t size_type;
    typedef _Alloc allocator_type;
    typedef typename iterator_traits<_Iter>::value_type char_type;
    typedef basic_string<char_type> string_type;

    match_results() : __ready(false) {}
    explicit match_results(const _Alloc &__a) : __subs_(__a), __ready(false) {}

    bool ready() const { return __ready; }
    size_type size() const { return __subs_.size(); }
    size_type max_size() const { return __subs_.max_size(); }
    OM_NODISCARD bool empty() const { return __subs_.empty(); }

    difference_type length(size_type __n = 0) const { return (*this)[__n].length(); }
    difference_type position(size_type __n = 0) const {
        __require_ready();
        return std::distance(__begin_, (*this)[__n].first);
    }
    string_type str(size_type __n = 0) const { return (*this)[__n].str(); }
    const_reference operator[](size_type __n) const {
        __require_ready();
        return __n < __subs_.size() ? __subs_[__n] : __none;
    }
    const_reference prefix() const {
        __require_ready();
        return __before;
    }
    const_reference suffix() const {
        __require_ready();
        return __after;
    }
    const_iterator begin() const { return __subs_.begin(); }
    const_iterator end() const { return __subs_.end(); }
    const_iterator cbegin() const { return __subs_.begin(); }
    const_iterator cend() const { return __subs_.end(); }

    // [re.results.form]
    string_type format(const string_type &__format,
                       regex_constants::match_flag_type __flags = regex_constants::format_default) const {
        string_type __text;
        __format_(__text, __format.data(), __format.data() + __format.size(), __flags);
        return __text;
    }
    string_type format(const char_type *__format,
                       regex_constants::match_flag_type __flags = regex_constants::format_default) const {
        return format(string_type(__format), __flags);
    }
    template <class _Out>
    _Out format(_Out __out, const string_type &__format,
                regex_constants::match_flag_type __flags = regex_constants::format_default) const {
        const string_type __text = format(__format, __flags);
        for (size_t __i = 0; __i != __text.size(); ++__i)
            *__out++ = __text[__i];
        return __out;
    }

    allocator_type get_allocator() const { return __subs_.get_allocator(); }
    void swap(match_results &__other) {
        match_results __held(*this);
        *this = __other;
        __other = __held;
    }

    friend bool operator==(const match_results &__l, const match_results &__r) {
        if (!__l.__ready || !__r.__ready)
            return __l.__ready == __r.__ready;
        if (__l.size() != __r.size())
            return false;
        for (size_t __i = 0; __i != __l.size(); ++__i)
            if (!(__l[__i].matched == __r[__i].matched && __l[__i].first == __r[__i].first &&
                  __l[__i].second == __r[__i].second))
                return false;
        return true;
    }
    friend bool operator!=(const match_results &__l, const match_results &__r) { return !(__l == __r); }

    // Takes over what the run of a program found between __origin and __last; __begin is where the first
    // position is counted from.
    void __found(_Iter __begin, _Iter __origin, _Iter __last, const size_t *__places, unsigned __groups) {
        __ready = true;
        __begin_ = __begin;
        __subs_.clear();
        for (unsigned __i = 0; __i <= __groups; ++__i)
            __subs_.push_back(__part(__origin, __last, __places[2 * __i], __places[2 * __i + 1]));
        __none = __part(__origin, __last, size_t(-1), size_t(-1));
        __before = value_type();
        __before.first = __origin;
        __before.second = __subs_[0].first;
        __before.matched = __places[0] != 0;
        __after = value_type();
        __after.first = __subs_[0].second;
        __after.second = __last;
        __after.matched = __after.first != __last;
    }
    void __not_found(_Iter __last) {
        __ready = true;
        __begin_ = __last;
        __subs_.clear();
        __none = value_type();
        __none.first = __none.second = __last;
        __before = __after = __none;
    }
    // For iterators over several matches: positions and prefixes count from elsewhere.
    void __rebase(_Iter __begin, _Iter __prefix) {
        __begin_ = __begin;
        __before.first = __prefix;
        __before.matched = __before.first != __before.second;
    }

private:
    void __require_ready() const { OM_REQUIRES(__ready, "match_results: there was no match yet to ask about"); }

    static value_type __part(_Iter __origin, _Iter __last, size_t __from, size_t __to) {
        value_type __sub;
        __sub.matched = __from != size_t(-1);
        __sub.first = __sub.second = __last;
        if (__sub.matched) {
            __sub.first = std::next(__origin, static_cast<difference_type>(__from));
            __sub.second = std::next(__sub.first, static_cast<difference_type>(__to - __from));
        }
        return __sub;
    }

    void __format_(string_type &__out, const char_type *__at, const char_type *__end,
                   regex_constants::match_flag_type __flags) const {
        __require_ready();
        const bool __sed = (__flags & regex_constants::format_sed) != 0;
        for (; __at != __end; ++__at) {
            const char_type __next = __at + 1 != __end ? __at[1] : char_type();
            const bool __digit = __next >= char_type('0') && __next <= char_type('9');
            if (__sed && *__at == char_type('&')) {
                __out += str(0);
            } else if (__sed && *__at == char_type('\\') && __at + 1 != __end) {
                ++__at;
                if (__digit)
                    __out += str(static_cast<size_t>(__next - char_type('0')));
                else
                    __out += __next;
            } else if (__sed || *__at != char_type('$') || __at + 1 == __end) {
                __out += *__at;
            } else if (__next == char_type('$')) {
                __out += __next;
                ++__at;
            } else if (__next == char_type('&')) {
                __out += str(0);
                ++__at;
            } else if (__next == char_type('`')) {
                __out += prefix().str();
                ++__at;
            } else if (__next == char_type('\'')) {
                __out += suffix().str();
                ++__at;
            } else if (__digit) {
                size_t __group = static_cast<size_t>(__next - char_type('0'));
                ++__at;
                if (__at + 1 != __end && __at[1] >= char_type('0') && __at[1] <= char_type('9')) {
                    __group = __group * 10 + static_cast<size_t>(__at[1] - char_type('0'));
                    ++__at;
                }
                __out += str(__group);
            } else {
                __out += *__at;
            }
        }
    }

    vector<value_type, _Alloc> __subs_;
    value_type __none;
    value_type __before;
    value_type __after;
    _Iter __begin_;
    bool __ready;
};
typedef match_results<const char *> cmatch;
typedef match_results<const wchar_t *> wcmatch;
typedef match_results<string::const_iterator> smatch;
typedef match_results<wstring::const_iterator> wsmatch;

template <class _Iter, class _Alloc>
inline void swap(match_results<_Iter, _Alloc> &__l, match_results<_Iter, _Alloc> &__r) {
    __l.swap(__r);
}

} // namespace std

OM_END_MODEL

#endif
