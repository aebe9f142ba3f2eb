// Between the encodings of Unicode: how each form is read and written one character at a time, and the
// conversion from any form to any other, in the words of codecvt ([locale.codecvt.virtuals]).
#ifndef OM_LOCALE_TRANSCODE_H
#define OM_LOCALE_TRANSCODE_H

#include <__om/nodebug.h>
#include <__om/types.h>

OM_BEGIN_MODEL

namespace std {

// [locale.codecvt.general]
class codecvt_base {
public:
    enum result { ok, partial, error, noconv };
};

} // namespace std

namespace __om {

typedef unsigned int code_point;

// What reading one character may give instead of its code.
const code_point cut_short = 0xfffffffeu;
const code_point malformed = 0xffffffffu;

inline bool is_surrogate(code_point __code) { return __code >= 0xd800 && __code <= 0xdfff; }

enum written { written_whole, written_not_for_room, written_never };

// A character as one unit: UCS-4, or UCS-2 where a unit has no more room.
template <class _Unit>
struct single_unit {
    static code_point read(const _Unit *&__next, const _Unit *) {
        const code_point __code = static_cast<code_point>(*__next++);
        return is_surrogate(__code) ? malformed : __code;
    }
    // How many units a character takes; none where it cannot be written at all.
    static int units(code_point __code) {
        return static_cast<code_point>(static_cast<_Unit>(__code)) == __code ? 1 : 0;
    }
    static written write(code_point __code, _Unit *&__to, _Unit *__end) {
        if (units(__code) == 0)
            return written_never;
        if (__to == __end)
            return written_not_for_room;
        *__to++ = static_cast<_Unit>(__code);
        return written_whole;
    }
};

// What UTF-16 makes of units, however those are stored.
template <class _Store>
struct surrogate_pairs : _Store {
    typedef typename _Store::unit_type unit_type;

    code_point read(const unit_type *&__next, const unit_type *__last) const {
        if (!this->holds_unit(__next, __last))
            return cut_short;
        const code_point __high = this->get(__next);
        if (!is_surrogate(__high))
            return __high;
        if (__high >= 0xdc00)
            return malformed;
        if (!this->holds_unit(__next, __last))
            return cut_short;
        const code_point __low = this->get(__next);
        if (__low < 0xdc00 || __low > 0xdfff)
            return malformed;
        return 0x10000 + ((__high - 0xd800) << 10) + (__low - 0xdc00);
    }
    static int units(code_point __code) { return __code > 0xffff ? 2 : 1; }
    written write(code_point __code, unit_type *&__to, unit_type *__end) const {
        if (is_surrogate(__code) || __code > 0x10ffff)
            return written_never;
        if (__end - __to < units(__code) * _Store::unit_size)
            return written_not_for_room;
        if (__code > 0xffff) {
            this->put(0xd800 + ((__code - 0x10000) >> 10), __to);
            this->put(0xdc00 + ((__code - 0x10000) & 0x3ff), __to);
        } else {
            this->put(__code, __to);
        }
        return written_whole;
    }
};

template <class _Unit>
struct units_in_memory {
    typedef _Unit unit_type;
    static const int unit_size = 1;
    static bool holds_unit(const _Unit *__next, const _Unit *__last) { return __next != __last; }
    static code_point get(const _Unit *&__next) { return static_cast<code_point>(*__next++) & 0xffff; }
    static void put(code_point __unit, _Unit *&__to) { *__to++ = static_cast<_Unit>(__unit); }
};

// Units as two bytes each, in an order that the text itself may announce.
struct units_as_bytes {
    typedef char unit_type;
    static const int unit_size = 2;
    bool __little;

    static bool holds_unit(const char *__next, const char *__last) { return __last - __next >= 2; }
    code_point get(const char *&__next) const {
        const code_point __first = static_cast<unsigned char>(__next[0]);
        const code_point __second = static_cast<unsigned char>(__next[1]);
        __next += 2;
        return __little ? __second << 8 | __first : __first << 8 | __second;
    }
    void put(code_point __unit, char *&__to) const {
        *__to++ = static_cast<char>(__little ? __unit & 0xff : __unit >> 8);
        *__to++ = static_cast<char>(__little ? __unit >> 8 : __unit & 0xff);
    }
    void read_header(const char *&__next, const char *__last) {
        if (__last - __next < 2)
            return;
        const unsigned char __first = static_cast<unsigned char>(__next[0]);
        const unsigned char __second = static_cast<unsigned char>(__next[1]);
        if ((__first != 0xfe || __second != 0xff) && (__first != 0xff || __second != 0xfe))
            return;
        __little = __first == 0xff;
        __next += 2;
    }
    bool write_header(char *&__to, char *__end) const {
        if (__end - __to < 2)
            return false;
        put(0xfeff, __to);
        return true;
    }
    static const int header_size = 2;
};

template <class _Unit>
struct utf8 {
    // Not the shortest form, a surrogate, or beyond the last code: none of them is UTF-8.
    static code_point read(const _Unit *&__next, const _Unit *__last) {
        const code_point __lead = static_cast<unsigned char>(*__next++);
        if (__lead < 0x80)
            return __lead;
        if (__lead < 0xc2 || __lead > 0xf4)
            return malformed;
        const int __more = __lead < 0xe0 ? 1 : __lead < 0xf0 ? 2 : 3;
        code_point __code = __lead & (0x3fu >> __more);
        for (int __i = 0; __i != __more; ++__i) {
            if (__next == __last)
                return cut_short;
            const code_point __byte = static_cast<unsigned char>(*__next);
            if ((__byte & 0xc0) != 0x80)
                return malformed;
            __code = __code << 6 | (__byte & 0x3f);
            if (__i == 0 && __more > 1 &&
                (__code < (__more == 2 ? 0x20u : 0x10u) || __code > (__more == 2 ? 0x3ffu : 0x10fu)))
                return malformed;
            ++__next;
        }
        return is_surrogate(__code) ? malformed : __code;
    }
    static int units(code_point __code) { return __code < 0x80 ? 1 : __code < 0x800 ? 2 : __code < 0x10000 ? 3 : 4; }
    static written write(code_point __code, _Unit *&__to, _Unit *__end) {
        if (is_surrogate(__code) || __code > 0x10ffff)
            return written_never;
        const int __n = units(__code);
        if (__end - __to < __n)
            return written_not_for_room;
        if (__n == 1) {
            *__to++ = static_cast<_Unit>(__code);
            return written_whole;
        }
        *__to++ = static_cast<_Unit>((0xf00u >> __n & 0xff) | __code >> 6 * (__n - 1));
        for (int __i = __n - 2; __i >= 0; --__i)
            *__to++ = static_cast<_Unit>(0x80 | (__code >> 6 * __i & 0x3f));
        return written_whole;
    }
    static void read_header(const _Unit *&__next, const _Unit *__last) {
        if (__last - __next >= 3 && static_cast<unsigned char>(__next[0]) == 0xef &&
            static_cast<unsigned char>(__next[1]) == 0xbb && static_cast<unsigned char>(__next[2]) == 0xbf)
            __next += 3;
    }
    static bool write_header(_Unit *&__to, _Unit *__end) { return write(0xfeff, __to, __end) == written_whole; }
    static const int header_size = 3;
};

// As much of one form as can be had in the other. Where it stops, both pointers stand behind the last whole
// character.
template <class _From, class _To, class _FromUnit, class _ToUnit>
inline std::codecvt_base::result transcode(const _From &__source, const _To &__target, code_point __largest,
                                           const _FromUnit *&__first, const _FromUnit *__last, _ToUnit *&__to,
                                           _ToUnit *__end) {
    while (__first != __last) {
        if (__to == __end)
            return std::codecvt_base::partial;
        const _FromUnit *__next = __first;
        const code_point __code = __source.read(__next, __last);
        if (__code == cut_short)
            return std::codecvt_base::partial;
        if (__code == malformed || __code > __largest)
            return std::codecvt_base::error;
        const written __how = __target.write(__code, __to, __end);
        if (__how == written_never)
            return std::codecvt_base::error;
        if (__how == written_not_for_room)
            return std::codecvt_base::partial;
        __first = __next;
    }
    return std::codecvt_base::ok;
}

// How much of a text becomes at most so many units of another form.
template <class _From, class _To, class _FromUnit>
inline const _FromUnit *transcodable(const _From &__source, const _To &__target, code_point __largest,
                                     const _FromUnit *__first, const _FromUnit *__last, std::size_t __most) {
    while (__first != __last) {
        const _FromUnit *__next = __first;
        const code_point __code = __source.read(__next, __last);
        if (__code > __largest)
            break;
        const std::size_t __units = static_cast<std::size_t>(__target.units(__code));
        if (__units == 0 || __units > __most)
            break;
        __most -= __units;
        __first = __next;
    }
    return __first;
}

} // namespace __om

OM_END_MODEL

#endif
