// regex_iterator and regex_token_iterator [re.iter].
#ifndef OM_REGEX_ITERATORS_H
#define OM_REGEX_ITERATORS_H

#include <__om/regex/results.h>

OM_BEGIN_MODEL

namespace std {

template <class _Iter, class _CharT = typename iterator_traits<_Iter>::value_type, class _Traits = regex_traits<_CharT>>
class regex_iterator {
public:
    typedef basic_regex<_CharT, _Traits> regex_type;
    typedef match_results<_Iter> value_type;
    typedef ptrdiff_t difference_type;
    typedef const value_type *pointer;
    typedef const value_type &reference;
    typedef forward_iterator_tag iterator_category;

    regex_iterator() : __regex_(nullptr) {}
    regex_iterator(_Iter __first, _Iter __last, const regex_type &__regex,
                   regex_constants::match_flag_type __flags = regex_constants::match_default)
        : __first_(__first), __last_(__last), __regex_(__builtin_addressof(__regex)), __flags_(__flags) {
        if (!std::regex_search(__first_, __last_, __match, __regex, __flags))
            __regex_ = nullptr;
    }
    regex_iterator(_Iter, _Iter, const regex_type &&,
                   regex_constants::match_flag_type = regex_constants::match_default) = delete;

    bool operator==(const regex_iterator &__other) const {
        if (!__regex_ || !__other.__regex_)
            return __regex_ == __other.__regex_;
        return __first_ == __other.__first_ && __last_ == __other.__last_ && __flags_ == __other.__flags_ &&
               __match[0].first == __other.__match[0].first && __match[0].second == __other.__match[0].second;
    }
    bool operator!=(const regex_iterator &__other) const { return !(*this == __other); }
    const value_type &operator*() const {
        OM_CHECK("iterator-range", __regex_ != nullptr, "the end regex_iterator is dereferenced");
        return __match;
    }
    const value_type *operator->() const { return &**this; }

    regex_iterator &operator++() {
        OM_CHECK("iterator-range", __regex_ != nullptr, "the end regex_iterator is incremented");
        _Iter __start = __match[0].second;
        const _Iter __prefix = __start;
        const bool __was_empty = __match[0].first == __match[0].second;
        if (__was_empty) {
            if (__start == __last_) {
                __regex_ = nullptr;
                return *this;
            }
            if (std::regex_search(__start, __last_, __match, *__regex_,
                                  __flags_ | regex_constants::match_not_null | regex_constants::match_continuous)) {
                __match.__rebase(__first_, __prefix);
                return *this;
            }
            ++__start;
        }
        __flags_ = __flags_ | regex_constants::match_prev_avail;
        if (std::regex_search(__start, __last_, __match, *__regex_, __flags_))
            __match.__rebase(__first_, __prefix);
        else
            __regex_ = nullptr;
        return *this;
    }
    regex_iterator operator++(int) {
        regex_iterator __old(*this);
        ++*this;
        return __old;
    }

private:
    _Iter __first_;
    _Iter __last_;
    const regex_type *__regex_;
    regex_constants::match_flag_type __flags_;
    match_results<_Iter> __match;
};
typedef regex_iterator<const char *> cregex_iterator;
typedef regex_iterator<const wchar_t *> wcregex_iterator;
typedef regex_iterator<string::const_iterator> sregex_iterator;
typedef regex_iterator<wstring::const_iterator> wsregex_iterator;

template <class _Iter, class _CharT = typename iterator_traits<_Iter>::value_type, class _Traits = regex_traits<_CharT>>
class regex_token_iterator {
    typedef regex_iterator<_Iter, _CharT, _Traits> _Position;

public:
    typedef basic_regex<_CharT, _Traits> regex_type;
    typedef sub_match<_Iter> value_type;
    typedef ptrdiff_t difference_type;
    typedef const value_type *pointer;
    typedef const value_type &reference;
    typedef forward_iterator_tag iterator_category;

    regex_token_iterator() : __which(0), __at_rest(false), __ended_(true) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, int __sub = 0,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : regex_token_iterator(__first, __last, __regex, vector<int>(1, __sub), __flags) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, initializer_list<int> __subs,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : regex_token_iterator(__first, __last, __regex, vector<int>(__subs), __flags) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, const vector<int> &__subs,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : __position(__first, __last, __regex, __flags), __subs_(__subs), __last_(__last), __which(0), __at_rest(false),
          __ended_(false) {
        __rest(__first);
        __settle();
    }
    regex_token_iterator(_Iter, _Iter, const regex_type &&, int = 0,
                         regex_constants::match_flag_type = regex_constants::match_default) = delete;

    bool operator==(const regex_token_iterator &__other) const {
        if (__ended_ || __other.__ended_)
            return __ended_ == __other.__ended_;
        if (__at_rest || __other.__at_rest)
            return __at_rest == __other.__at_rest && __tail.first == __other.__tail.first;
        return __position == __other.__position && __which == __other.__which;
    }
    bool operator!=(const regex_token_iterator &__other) const { return !(*this == __other); }
    const value_type &operator*() const {
        OM_CHECK("iterator-range", !__ended_, "the end regex_token_iterator is dereferenced");
        if (__at_rest)
            return __tail;
        return __subs_[__which] == -1 ? __position->prefix() : (*__position)[static_cast<size_t>(__subs_[__which])];
    }
    const value_type *operator->() const { return &**this; }
    regex_token_iterator &operator++() {
        OM_CHECK("iterator-range", !__ended_, "the end regex_token_iterator is incremented");
        if (__at_rest) {
            __ended_ = true;
        } else if (__which + 1 < __subs_.size()) {
            ++__which;
        } else {
            __which = 0;
            __rest(__position->suffix().first);
            ++__position;
            __settle();
        }
        return *this;
    }
    regex_token_iterator operator++(int) {
        regex_token_iterator __old(*this);
        ++*this;
        return __old;
    }

private:
    void __rest(_Iter __from) {
        __tail.first = __from;
        __tail.second = __last_;
        __tail.matched = __from != __last_;
    }
    // Behind the last match comes what is left of the text, where that was asked for.
    void __settle() {
        if (__position != _Position())
            return;
        bool __wanted = false;
        for (size_t __i = 0; __i != __subs_.size(); ++__i)
            if (__subs_[__i] == -1)
                __wanted = true;
        if (__wanted && __tail.matched)
            __at_rest = true;
        else
            __ended_ = true;
    }

    _Position __position;
    vector<int> __subs_;
    _Iter __last_;
    size_t __which;
    bool __at_rest;
    bool __ended_;
    value_type __tail;
};
typedef regex_token_iterator<const char *> cregex_token_iterator;
typedef regex_token_iterator<const wchar_t *> wcregex_token_iterator;
typedef regex_token_iterator<string::const_iterator> sregex_token_iterator;
typedef regex_token_iterator<wstring::const_iterator> wsregex_token_iterator;

} // namespace std

OM_END_MODEL

#endif
