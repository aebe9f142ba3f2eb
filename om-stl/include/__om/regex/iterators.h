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

    regex_iterator() : _M_regex(nullptr) {}
    regex_iterator(_Iter __first, _Iter __last, const regex_type &__regex,
                   regex_constants::match_flag_type __flags = regex_constants::match_default)
        : _M_first(__first), _M_last(__last), _M_regex(__builtin_addressof(__regex)), _M_flags(__flags) {
        if (!std::regex_search(_M_first, _M_last, _M_match, __regex, __flags)) _M_regex = nullptr;
    }
    regex_iterator(_Iter, _Iter, const regex_type &&, regex_constants::match_flag_type = regex_constants::match_default) =
        delete;

    bool operator==(const regex_iterator &__other) const {
        if (!_M_regex || !__other._M_regex) return _M_regex == __other._M_regex;
        return _M_first == __other._M_first && _M_last == __other._M_last && _M_flags == __other._M_flags &&
               _M_match[0].first == __other._M_match[0].first && _M_match[0].second == __other._M_match[0].second;
    }
    bool operator!=(const regex_iterator &__other) const { return !(*this == __other); }
    const value_type &operator*() const {
        OM_CHECK("iterator-range", _M_regex != nullptr, "the end regex_iterator is dereferenced");
        return _M_match;
    }
    const value_type *operator->() const { return &**this; }

    regex_iterator &operator++() {
        OM_CHECK("iterator-range", _M_regex != nullptr, "the end regex_iterator is incremented");
        _Iter __start = _M_match[0].second;
        const _Iter __prefix = __start;
        const bool __was_empty = _M_match[0].first == _M_match[0].second;
        if (__was_empty) {
            if (__start == _M_last) {
                _M_regex = nullptr;
                return *this;
            }
            if (std::regex_search(__start, _M_last, _M_match, *_M_regex,
                                  _M_flags | regex_constants::match_not_null | regex_constants::match_continuous)) {
                _M_match._M_rebase(_M_first, __prefix);
                return *this;
            }
            ++__start;
        }
        _M_flags = _M_flags | regex_constants::match_prev_avail;
        if (std::regex_search(__start, _M_last, _M_match, *_M_regex, _M_flags))
            _M_match._M_rebase(_M_first, __prefix);
        else
            _M_regex = nullptr;
        return *this;
    }
    regex_iterator operator++(int) {
        regex_iterator __old(*this);
        ++*this;
        return __old;
    }

  private:
    _Iter _M_first;
    _Iter _M_last;
    const regex_type *_M_regex;
    regex_constants::match_flag_type _M_flags;
    match_results<_Iter> _M_match;
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

    regex_token_iterator() : _M_which(0), _M_at_rest(false), _M_ended(true) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, int __sub = 0,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : regex_token_iterator(__first, __last, __regex, vector<int>(1, __sub), __flags) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, initializer_list<int> __subs,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : regex_token_iterator(__first, __last, __regex, vector<int>(__subs), __flags) {}
    regex_token_iterator(_Iter __first, _Iter __last, const regex_type &__regex, const vector<int> &__subs,
                         regex_constants::match_flag_type __flags = regex_constants::match_default)
        : _M_position(__first, __last, __regex, __flags), _M_subs(__subs), _M_last(__last), _M_which(0), _M_at_rest(false),
          _M_ended(false) {
        _M_rest(__first);
        _M_settle();
    }
    regex_token_iterator(_Iter, _Iter, const regex_type &&, int = 0,
                         regex_constants::match_flag_type = regex_constants::match_default) = delete;

    bool operator==(const regex_token_iterator &__other) const {
        if (_M_ended || __other._M_ended) return _M_ended == __other._M_ended;
        if (_M_at_rest || __other._M_at_rest)
            return _M_at_rest == __other._M_at_rest && _M_tail.first == __other._M_tail.first;
        return _M_position == __other._M_position && _M_which == __other._M_which;
    }
    bool operator!=(const regex_token_iterator &__other) const { return !(*this == __other); }
    const value_type &operator*() const {
        OM_CHECK("iterator-range", !_M_ended, "the end regex_token_iterator is dereferenced");
        if (_M_at_rest) return _M_tail;
        return _M_subs[_M_which] == -1 ? _M_position->prefix() : (*_M_position)[static_cast<size_t>(_M_subs[_M_which])];
    }
    const value_type *operator->() const { return &**this; }
    regex_token_iterator &operator++() {
        OM_CHECK("iterator-range", !_M_ended, "the end regex_token_iterator is incremented");
        if (_M_at_rest) {
            _M_ended = true;
        } else if (_M_which + 1 < _M_subs.size()) {
            ++_M_which;
        } else {
            _M_which = 0;
            _M_rest(_M_position->suffix().first);
            ++_M_position;
            _M_settle();
        }
        return *this;
    }
    regex_token_iterator operator++(int) {
        regex_token_iterator __old(*this);
        ++*this;
        return __old;
    }

  private:
    void _M_rest(_Iter __from) {
        _M_tail.first = __from;
        _M_tail.second = _M_last;
        _M_tail.matched = __from != _M_last;
    }
    // Behind the last match comes what is left of the text, where that was asked for.
    void _M_settle() {
        if (_M_position != _Position()) return;
        bool __wanted = false;
        for (size_t __i = 0; __i != _M_subs.size(); ++__i)
            if (_M_subs[__i] == -1) __wanted = true;
        if (__wanted && _M_tail.matched)
            _M_at_rest = true;
        else
            _M_ended = true;
    }

    _Position _M_position;
    vector<int> _M_subs;
    _Iter _M_last;
    size_t _M_which;
    bool _M_at_rest;
    bool _M_ended;
    value_type _M_tail;
};
typedef regex_token_iterator<const char *> cregex_token_iterator;
typedef regex_token_iterator<const wchar_t *> wcregex_token_iterator;
typedef regex_token_iterator<string::const_iterator> sregex_token_iterator;
typedef regex_token_iterator<wstring::const_iterator> wsregex_token_iterator;

} // namespace std

OM_END_MODEL

#endif
