// numpunct [locale.numpunct]: a program replaces it to have its numbers grouped.
#ifndef OM_LOCALE_NUMPUNCT_H
#define OM_LOCALE_NUMPUNCT_H

#include <__om/locale/locale.h>
#include <__om/nodebug.h>
#include <string>

OM_BEGIN_MODEL

namespace std {

template <class _CharT>
class numpunct : public locale::facet {
public:
    typedef _CharT char_type;
    typedef basic_string<_CharT> string_type;
    static locale::id id;

    explicit numpunct(size_t __refs = 0) : facet(__refs) {}

    char_type decimal_point() const { return do_decimal_point(); }
    char_type thousands_sep() const { return do_thousands_sep(); }
    string grouping() const { return do_grouping(); }
    string_type truename() const { return do_truename(); }
    string_type falsename() const { return do_falsename(); }

protected:
    virtual ~numpunct();
    virtual char_type do_decimal_point() const;
    virtual char_type do_thousands_sep() const;
    virtual string do_grouping() const;
    virtual string_type do_truename() const;
    virtual string_type do_falsename() const;
};

template <class _CharT>
locale::id numpunct<_CharT>::id;

template <class _CharT>
numpunct<_CharT>::~numpunct() {}
template <class _CharT>
_CharT numpunct<_CharT>::do_decimal_point() const {
    return static_cast<_CharT>('.');
}
template <class _CharT>
_CharT numpunct<_CharT>::do_thousands_sep() const {
    return static_cast<_CharT>(',');
}
template <class _CharT>
string numpunct<_CharT>::do_grouping() const {
    return string();
}
template <class _CharT>
basic_string<_CharT> numpunct<_CharT>::do_truename() const {
    const _CharT __name[] = {'t', 'r', 'u', 'e'};
    return string_type(__name, 4);
}
template <class _CharT>
basic_string<_CharT> numpunct<_CharT>::do_falsename() const {
    const _CharT __name[] = {'f', 'a', 'l', 's', 'e'};
    return string_type(__name, 5);
}

extern template class numpunct<char>;

} // namespace std

OM_END_MODEL

#endif
