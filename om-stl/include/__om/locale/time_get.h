// time_get ([locale.time.get]) and how it reads the parts of a time in the classic locale, for get_time, too.
// Only what the text says is stored: the days of the week and of the year are not computed from the rest.
#ifndef OM_LOCALE_TIME_GET_H
#define OM_LOCALE_TIME_GET_H

#include <__om/io/ios_base.h>
#include <__om/iterator/stream.h>
#include <__om/locale/ctype.h>
#include <__om/locale/time_text.h>

OM_BEGIN_MODEL

namespace __om {

inline const char *weekday_name(int __i) {
    static const char *const __names[] = {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};
    return __i < 7 ? __names[__i] : OM_NULL;
}
inline const char *month_name(int __i) {
    static const char *const __names[] = {"january", "february", "march",     "april",   "may",      "june",
                                          "july",    "august",   "september", "october", "november", "december"};
    return __i < 12 ? __names[__i] : OM_NULL;
}
inline const char *half_of_day(int __i) { return __i == 0 ? "am" : __i == 1 ? "pm" : OM_NULL; }

template <class _CharT, class _Iter>
class time_reader {
  public:
    time_reader(_Iter __first, _Iter __last, std::tm *__to)
        : _M_next(__first), _M_last(__last), _M_to(__to), _M_state(std::ios_base::goodbit), _M_half(-1) {}

    _Iter next() const { return _M_next; }
    // What was seen of the input; the half of the day counts once all is read.
    std::ios_base::iostate finish() {
        if (_M_half != -1 && _M_to->tm_hour < 13) _M_to->tm_hour = _M_to->tm_hour % 12 + 12 * _M_half;
        return _M_state;
    }

    // [locale.time.get.members]/8; of a part that stands for a format of its own, nothing may be missing.
    template <class _Format>
    void read(const _Format *__format, const _Format *__end, bool __is_part = false) {
        while (__format != __end && _M_state == std::ios_base::goodbit) {
            if (_M_next == _M_last) {
                _M_state = std::ios_base::eofbit | std::ios_base::failbit;
            } else if (*__format == _Format('%') && __format + 1 != __end) {
                ++__format;
                if ((*__format == _Format('E') || *__format == _Format('O')) && __format + 1 != __end) ++__format;
                const char __what = static_cast<char>(*__format++);
                __is_part ? read_conversion(__what) : read_part(__what);
            } else if (is_space(*__format)) {
                while (__format != __end && is_space(*__format))
                    ++__format;
                skip_spaces();
            } else if (lower_of(static_cast<_CharT>(*__format)) == lower_of(static_cast<_CharT>(*_M_next))) {
                ++__format;
                ++_M_next;
            } else {
                _M_state |= std::ios_base::failbit;
            }
        }
    }
    void read_part(char __what) {
        if (_M_next == _M_last)
            _M_state |= std::ios_base::failbit;
        else
            read_conversion(__what);
        if (_M_next == _M_last) _M_state |= std::ios_base::eofbit;
    }

  private:
    template <class _Any>
    static bool is_space(_Any __c) {
        return __c == _Any(' ') || (__c >= _Any('\t') && __c <= _Any('\r'));
    }
    void skip_spaces() {
        while (_M_next != _M_last && is_space(*_M_next))
            ++_M_next;
    }
    void read_all(const char *__format) { read(__format, __format + __builtin_strlen(__format), true); }

    void read_conversion(char __what) {
        switch (__what) {
        case 'a': case 'A': return read_name(weekday_name, _M_to->tm_wday);
        case 'b': case 'B': case 'h': return read_name(month_name, _M_to->tm_mon);
        case 'c': return read_all("%a %b %e %H:%M:%S %Y");
        case 'd': case 'e': return read_day();
        case 'D': case 'x': return read_all("%m/%d/%y");
        case 'F': return read_all("%Y-%m-%d");
        case 'H': return read_number(_M_to->tm_hour, 0, 23, 2, 0);
        case 'I': return read_number(_M_to->tm_hour, 1, 12, 2, 0);
        case 'j': return read_number(_M_to->tm_yday, 1, 366, 3, -1);
        case 'm': return read_number(_M_to->tm_mon, 1, 12, 2, -1);
        case 'M': return read_number(_M_to->tm_min, 0, 59, 2, 0);
        case 'n': case 't': return skip_spaces();
        case 'p': return read_name(half_of_day, _M_half);
        case 'r': return read_all("%I:%M:%S %p");
        case 'R': return read_all("%H:%M");
        case 'S': return read_number(_M_to->tm_sec, 0, 60, 2, 0);
        case 'T': case 'X': return read_all("%H:%M:%S");
        case 'w': return read_number(_M_to->tm_wday, 0, 6, 1, 0);
        case 'y': return read_short_year();
        case 'Y': return read_number(_M_to->tm_year, 0, 9999, 4, -1900);
        case '%': return read_all("%");
        default: _M_state |= std::ios_base::failbit;
        }
    }

    // Up to so many digits, whose value is stored with an offset.
    void read_number(int &__to, int __low, int __high, int __digits, int __offset) {
        int __value = 0, __n = 0;
        for (; __n != __digits && _M_next != _M_last && *_M_next >= _CharT('0') && *_M_next <= _CharT('9'); ++__n, ++_M_next)
            __value = 10 * __value + static_cast<int>(*_M_next - _CharT('0'));
        if (__n == 0 || __value < __low || __value > __high)
            _M_state |= std::ios_base::failbit;
        else
            __to = __value + __offset;
    }
    void read_day() {
        const bool __padded = is_space(*_M_next);
        if (__padded) ++_M_next;
        read_number(_M_to->tm_mday, 1, 31, __padded ? 1 : 2, 0);
    }
    // 69 to 99 are of the last century.
    void read_short_year() {
        int __year = 0;
        read_number(__year, 0, 99, 2, 0);
        if (!(_M_state & std::ios_base::failbit)) _M_to->tm_year = __year < 69 ? __year + 100 : __year;
    }
    // A name in full or its first three letters, in any case.
    void read_name(const char *(*__name)(int), int &__to) {
        char __read[10];
        int __n = 0;
        while (_M_next != _M_last && __n != 9) {
            __read[__n] = static_cast<char>(lower_of(*_M_next));
            if (begun_by(__name, __read, __n + 1) < 0) break;
            ++__n;
            ++_M_next;
        }
        const int __found = __n == 0 ? -1 : begun_by(__name, __read, __n);
        if (__found < 0 || (__n != 3 && __name(__found)[__n] != '\0'))
            _M_state |= std::ios_base::failbit;
        else
            __to = __found;
    }
    static int begun_by(const char *(*__name)(int), const char *__read, int __n) {
        for (int __i = 0; __name(__i); ++__i)
            if (__builtin_strncmp(__name(__i), __read, static_cast<std::size_t>(__n)) == 0) return __i;
        return -1;
    }

    _Iter _M_next;
    _Iter _M_last;
    std::tm *_M_to;
    std::ios_base::iostate _M_state;
    int _M_half;
};

} // namespace __om

namespace std {

class time_base {
  public:
    enum dateorder { no_order, dmy, mdy, ymd, ydm };
};

// [locale.time.get]
template <class _CharT, class _Iter = istreambuf_iterator<_CharT> >
class time_get : public locale::facet, public time_base {
  public:
    typedef _CharT char_type;
    typedef _Iter iter_type;
    static locale::id id;

    explicit time_get(size_t __refs = 0) : facet(__refs) {}

    dateorder date_order() const { return do_date_order(); }
    iter_type get_time(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to) const {
        return do_get_time(__s, __end, __io, __err, __to);
    }
    iter_type get_date(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to) const {
        return do_get_date(__s, __end, __io, __err, __to);
    }
    iter_type get_weekday(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to) const {
        return do_get_weekday(__s, __end, __io, __err, __to);
    }
    iter_type get_monthname(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to) const {
        return do_get_monthname(__s, __end, __io, __err, __to);
    }
    iter_type get_year(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to) const {
        return do_get_year(__s, __end, __io, __err, __to);
    }
#if OM_CXX11
    iter_type get(iter_type __s, iter_type __end, ios_base &__io, ios_base::iostate &__err, tm *__to, char __format,
                  char __modifier = 0) const {
        return do_get(__s, __end, __io, __err, __to, __format, __modifier);
    }
    iter_type get(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to,
                  const char_type *__format, const char_type *__format_end) const {
        __om::time_reader<_CharT, _Iter> __reader(__s, __end, __to);
        __reader.read(__format, __format_end);
        __err = __reader.finish();
        return __reader.next();
    }
#endif

  protected:
    virtual ~time_get() {}
    virtual dateorder do_date_order() const { return mdy; }
    virtual iter_type do_get_time(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to) const {
        return _S_part(__s, __end, __err, __to, 'T');
    }
    virtual iter_type do_get_date(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to) const {
        return _S_part(__s, __end, __err, __to, 'D');
    }
    virtual iter_type do_get_weekday(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to) const {
        return _S_part(__s, __end, __err, __to, 'a');
    }
    virtual iter_type do_get_monthname(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to) const {
        return _S_part(__s, __end, __err, __to, 'b');
    }
    virtual iter_type do_get_year(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to) const {
        return _S_part(__s, __end, __err, __to, 'Y');
    }
    virtual iter_type do_get(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to, char __format,
                             char) const {
        return _S_part(__s, __end, __err, __to, __format);
    }

  private:
    static iter_type _S_part(iter_type __s, iter_type __end, ios_base::iostate &__err, tm *__to, char __what) {
        __om::time_reader<_CharT, _Iter> __reader(__s, __end, __to);
        __reader.read_part(__what);
        __err |= __reader.finish();
        return __reader.next();
    }
};
template <class _CharT, class _Iter>
locale::id time_get<_CharT, _Iter>::id;

} // namespace std

OM_END_MODEL

#endif
