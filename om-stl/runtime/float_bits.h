/* The parts of a binary float, for the conversions and for <math.h>.
 *
 * Two formats of long double are known: the x87's, whose leading bit is explicit, and IEEE binary128.
 */
#ifndef OM_RUNTIME_FLOAT_BITS_H
#define OM_RUNTIME_FLOAT_BITS_H

#include <float.h>
#include <stdbool.h>
#include <stdint.h>

#if LDBL_MANT_DIG != 64 && LDBL_MANT_DIG != 113
#error "no model of this format of long double"
#endif

union om_float_image {
    float value;
    uint32_t bits;
};

union om_double_image {
    double value;
    uint64_t bits;
};

union om_long_double_image {
    long double value;
#if LDBL_MANT_DIG == 64
    struct {
        uint64_t mantissa;
        uint16_t head;
    } part;
#else
    struct {
        uint64_t low, high;
    } part;
#endif
};

struct om_float_parts {
    bool negative, infinite, nan;
  /* The value is mantissa × 2^exponent. */
    unsigned __int128 mantissa;
    int exponent;
};

static inline struct om_float_parts om_split_double(double value) {
    union om_double_image image = {value};
    int biased = (int)(image.bits >> 52) & 0x7ff;
    uint64_t fraction = image.bits & ((UINT64_C(1) << 52) - 1);
    struct om_float_parts parts = {image.bits >> 63 != 0, false, false, fraction, -1074};
    if (biased == 0x7ff) {
        parts.infinite = fraction == 0;
        parts.nan = fraction != 0;
    } else if (biased != 0) {
        parts.mantissa |= UINT64_C(1) << 52;
        parts.exponent = biased - 1075;
    }
    return parts;
}

static inline struct om_float_parts om_split_long_double(long double value) {
    union om_long_double_image image;
    image.value = value;
#if LDBL_MANT_DIG == 64
    int biased = image.part.head & 0x7fff;
    unsigned __int128 mantissa = image.part.mantissa;
    bool negative = image.part.head >> 15 != 0;
    bool whole = image.part.mantissa << 1 == 0;
#else
    int biased = (int)(image.part.high >> 48) & 0x7fff;
    unsigned __int128 mantissa =
        (unsigned __int128)(image.part.high & ((UINT64_C(1) << 48) - 1)) << 64 | image.part.low;
    bool negative = image.part.high >> 63 != 0;
    bool whole = mantissa == 0;
    if (biased != 0) {
        mantissa |= (unsigned __int128)1 << 112;
    }
#endif
    struct om_float_parts parts = {negative, false, false, mantissa,
                                   (biased == 0 ? 1 : biased) - 16382 - LDBL_MANT_DIG};
    if (biased == 0x7fff) {
        parts.infinite = whole;
        parts.nan = !whole;
    }
    return parts;
}

#endif
