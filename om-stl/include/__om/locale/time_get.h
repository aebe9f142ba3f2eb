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
        : __next_(__first), __last_(__last), __to_(__to), __state_(std::ios_base::goodbit), __half(-1) {}

    _Iter next() const { return __next_; }
    // What was seen of the input; the half of the day counts once all is read.
    std::ios_base::iostate finish() {
        if (__half != -1 && __to_->tm_hour < 13)
            __to_->tm_hour = __to_->tm_hour % 12 + 12 * __half;
        return __state_;
    }

    // [locale.time.get.members]/8; of a part that stands for a format of its own, nothing may be missing.
    template <class _Format>
    void read(const _Format *__format, const _Format *__end, bool __is_part = false) {
        while (__format != __end && __state_ == std::ios_base::goodbit) {
            if (__next_ == __last_) {
                __state_ = std::ios_base::eofbit | std::ios_base::failbit;
            } else if (*__format == _Format('%') && __format + 1 != __end) {
                ++__format;
                if ((*__format == _Format('E') || *__format == _Format('O')) && __format + 1 != __end)
                    ++__format;
                const char __what = static_cast<char>(*__format++);
                __is_part ? read_conversion(__what) : read_part(__what);
            } else if (is_space(*__format)) {
                while (__format != __end && is_space(*__format))
                    ++__format;
                skip_spaces();
            } else if (lower_of(static_cast<_CharT>(*__format)) == lower_of(static_cast<_CharT>(*__next_))) {
                ++__format;
                ++__next_;
            } else {
                __state_ |= std::ios_base::failbit;
            }
        }
    }
    void read_part(char __what) {
        if (__next_ == __last_)
            __state_ |= std::ios_base::failbit;
        else
            read_conversion(__what);
        if (__next_ == __last_)
            __state_ |= std::ios_base::eofbit;
    }

private:
    template <class _Any>
    static bool is_space(_Any __c) {
        return __c == _Any(' ') || (__c >= _Any('\t') && __c <= _Any('\r'));
    }
    void skip_spaces() {
        while (__next_ != __last_ && is_space(*__next_))
            ++__next_;
    }
    void read_all(const char *__format) { read(__format, __format + __builtin_strlen(__format), true); }

    void read_conversion(char __what) {
        switch (__what) {
        case 'a':
        case 'A':
            return read_name(weekday_name, __to_->tm_wday);
        case 'b':
        case 'B':
        case 'h':
            return read_name(month_name, __to_->tm_mon);
        case 'c':
            return read_all("%a %b %e %H:%M:%S %Y");
        case 'd':
        case 'e':
            return read_day();
        case 'D':
        case 'x':
            return read_all("%m/%d/%y");
        case 'F':
            return read_all("%Y-%m-%d");
        case 'H':
            return read_number(__to_->tm_hour, 0, 23, 2, 0);
        case 'I':
            return read_number(__to_->tm_hour, 1, 12, 2, 0);
        case 'j':
            return read_number(__to_->tm_yday, 1, 366, 3, -1);
        case 'm':
            return read_number(__to_->tm_mon, 1, 12, 2, -1);
        case 'M':
            return read_number(__to_->tm_min, 0, 59, 2, 0);
        case 'n':
        case 't':
            return skip_spaces();
        case 'p':
            return read_name(half_of_day, __half);
        case 'r':
            return read_all("%I:%M:%S %p");
        case 'R':
            return read_all("%H:%M");
        case 'S':
            return read_number(__to_->tm_sec, 0, 60, 2, 0);
        case 'T':
        case 'X':
            return read_all("%H:%M:%S");
        case 'w':
            return read_number(__to_->tm_wday, 0, 6, 1, 0);
        case 'y':
            return read_short_year();
        case 'Y':
            return read_number(__to_->tm_year, 0, 9999, 4, -1900);
        case '%':
            return read_all("%");
        default:
            __state_ |= std::ios_base::failbit;
        }
    }

    // Up to so many digits, whose value is stored with an offset.
    void read_number(int &__to, int __low, int __high, int __digits, int __offset) {
        int __value = 0, __n = 0;
        for (; __n != __digits && __next_ != __last_ && *__next_ >= _CharT('0') && *__next_ <= _CharT('9');
             ++__n, ++__next_)
            __value = 10 * __value + static_cast<int>(*__next_ - _CharT('0'));
        if (__n == 0 || __value < __low || __value > __high)
            __state_ |= std::ios_base::failbit;
        else
            __to = __value + __offset;
    }
    void read_day() {
        const bool __padded = is_space(*__next_);
        if (__padded)
            ++__next_;
        read_number(__to_->tm_mday, 1, 31, __padded ? 1 : 2, 0);
    }
    // 69 to 99 are of the last century.
    void read_short_year() {
        int __year = 0;
        read_number(__year, 0, 99, 2, 0);
        if (!(__state_ & std::ios_base::failbit))
            __to_->tm_year = __year < 69 ? __year + 100 : __year;
    }
    // A name in full or its first three letters, in any case.
    void read_name(const char *(*__name)(int), int &__to) {
        char __read[10];
        int __n = 0;
        while (__next_ != __last_ && __n != 9) {
            __read[__n] = static_cast<char>(lower_of(*__next_));
            if (begun_by(__name, __read, __n + 1) < 0)
                break;
            ++__n;
            ++__next_;
        }
        const int __found = __n == 0 ? -1 : begun_by(__name, __read, __n);
        if (__found < 0 || (__n != 3 && __name(__found)[__n] != '\0'))
            __state_ |= std::ios_base::failbit;
        else
            __to = __found;
    }
    static int begun_by(const char *(*__name)(int), const char *__read, int __n) {
        for (int __i = 0; __name(__i); ++__i)
            if (__builtin_strncmp(__name(__i), __read, static_cast<std::size_t>(__n)) == 0)
                return __i;
        return -1;
    }

    _Iter __next_;
    _Iter __last_;
    std::tm *__to_;
    std::ios_base::iostate __state_;
    int __half;
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
    virtual iter_type do_get_time(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err,
                                  tm *__to) const {
        return __part(__s, __end, __err, __to, 'T');
    }
    virtual iter_type do_get_date(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err,
                                  tm *__to) const {
        return __part(__s, __end, __err, __to, 'D');
    }
    virtual iter_type do_get_weekday(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err,
                                     tm *__to) const {
        return __part(__s, __end, __err, __to, 'a');
    }
    virtual iter_type do_get_monthname(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err,
                                       tm *__to) const {
        return __part(__s, __end, __err, __to, 'b');
    }
    virtual iter_type do_get_year(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err,
                                  tm *__to) const {
        return __part(__s, __end, __err, __to, 'Y');
    }
    virtual iter_type do_get(iter_type __s, iter_type __end, ios_base &, ios_base::iostate &__err, tm *__to,
                             char __format, char) const {
        return __part(__s, __end, __err, __to, __format);
    }

private:
    static iter_type __part(iter_type __s, iter_type __end, ios_base::iostate &__err, tm *__to, char __what) {
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
