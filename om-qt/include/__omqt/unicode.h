// What Unicode knows about single characters, from the tables in runtime/unicode_*.cpp. The numbers are those of
// QChar's enumerations.
#ifndef OM_QT_UNICODE_H
#define OM_QT_UNICODE_H

#include <QtCore/qconfig.h>
#include <__om/nodebug.h>

OM_BEGIN_MODEL

namespace __omqt {

unsigned char unicode_category(unsigned c) noexcept;
unsigned char unicode_direction(unsigned c) noexcept;
unsigned char unicode_joining(unsigned c) noexcept;
unsigned char unicode_combining(unsigned c) noexcept;
bool unicode_mirrored(unsigned c) noexcept;
unsigned unicode_mirror(unsigned c) noexcept;
int unicode_digit(unsigned c) noexcept;
unsigned char unicode_age(unsigned c) noexcept;
unsigned char unicode_script(unsigned c) noexcept;

// One character for one.
unsigned unicode_upper(unsigned c) noexcept;
unsigned unicode_lower(unsigned c) noexcept;
unsigned unicode_title(unsigned c) noexcept;
unsigned unicode_fold(unsigned c) noexcept;

// Several for one, ended by 0; null for all others.
const unsigned short *unicode_special_upper(unsigned c) noexcept;
const unsigned short *unicode_special_lower(unsigned c) noexcept;

// Null, or the tag (high byte) and the number of units (low byte), and the units. Without Hangul, which is computed.
const unsigned short *unicode_decomposition(unsigned c) noexcept;
// 0 where the two do not compose.
unsigned unicode_composition(unsigned first, unsigned second) noexcept;

// UAX #29, in the order of unicode/generate.py.
unsigned char unicode_grapheme(unsigned c) noexcept;
unsigned char unicode_word(unsigned c) noexcept;
unsigned char unicode_sentence(unsigned c) noexcept;
bool unicode_picture(unsigned c) noexcept;

// The last of the ascending numbers that is not above c; the first is 0 or there is none to be found.
inline unsigned last_not_above(const unsigned *starts, unsigned count, unsigned c) noexcept {
    unsigned low = 0, high = count;
    while (high - low > 1) {
        const unsigned middle = (low + high) / 2;
        if (starts[middle] <= c)
            low = middle;
        else
            high = middle;
    }
    return low;
}

} // namespace __omqt

OM_END_MODEL

#endif
