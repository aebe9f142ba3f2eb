/* <complex.h> (C11 7.3): the parts, magnitude and angle, square root, exponential and power, and what
 * the compiler calls to multiply and divide (C11 G.5.1). Other complex functions are not modelled.
 */
#include "model.h"
#include <complex.h>
#include <math.h>

#define INFINITE(x) (__builtin_fabsl(x) == __builtin_infl())
#define MAKE(type, real, imaginary)                                                                                    \
    ((union {                                                                                                          \
         type parts[2];                                                                                                \
         _Complex type whole;                                                                                          \
     }){{(real), (imaginary)}}                                                                                         \
         .whole)

/* An infinite part counts as one, any other as zero of its sign. */
#define BOXED(type, x) ((type)__builtin_copysignl(INFINITE(x) ? 1 : 0, (x)))
#define ZERO_IF_NAN(type, x) ((x) != (x) ? (type)__builtin_copysignl(0, (x)) : (x))

#define MULTIPLY(name, type)                                                                                           \
    _Complex type name(type a, type b, type c, type d) {                                                               \
        type ac = a * c, bd = b * d, ad = a * d, bc = b * c;                                                           \
        type x = ac - bd, y = ad + bc;                                                                                 \
        if (x == x || y == y) {                                                                                        \
            return MAKE(type, x, y);                                                                                   \
        }                                                                                                              \
        bool recalculate = false;                                                                                      \
        if (INFINITE(a) || INFINITE(b)) {                                                                              \
            a = BOXED(type, a);                                                                                        \
            b = BOXED(type, b);                                                                                        \
            c = ZERO_IF_NAN(type, c);                                                                                  \
            d = ZERO_IF_NAN(type, d);                                                                                  \
            recalculate = true;                                                                                        \
        }                                                                                                              \
        if (INFINITE(c) || INFINITE(d)) {                                                                              \
            c = BOXED(type, c);                                                                                        \
            d = BOXED(type, d);                                                                                        \
            a = ZERO_IF_NAN(type, a);                                                                                  \
            b = ZERO_IF_NAN(type, b);                                                                                  \
            recalculate = true;                                                                                        \
        }                                                                                                              \
        if (!recalculate && (INFINITE(ac) || INFINITE(bd) || INFINITE(ad) || INFINITE(bc))) {                          \
            a = ZERO_IF_NAN(type, a);                                                                                  \
            b = ZERO_IF_NAN(type, b);                                                                                  \
            c = ZERO_IF_NAN(type, c);                                                                                  \
            d = ZERO_IF_NAN(type, d);                                                                                  \
            recalculate = true;                                                                                        \
        }                                                                                                              \
        if (recalculate) {                                                                                             \
            x = (type)__builtin_infl() * (a * c - b * d);                                                              \
            y = (type)__builtin_infl() * (a * d + b * c);                                                              \
        }                                                                                                              \
        return MAKE(type, x, y);                                                                                       \
    }

MULTIPLY(__mulsc3, float)
MULTIPLY(__muldc3, double)
MULTIPLY(__mulxc3, long double)

#define DIVIDE(name, type, suffix)                                                                                     \
    _Complex type name(type a, type b, type c, type d) {                                                               \
        type greater = fmax##suffix(__builtin_fabsl(c), __builtin_fabsl(d));                                           \
        type exponent = logb##suffix(greater);                                                                         \
        int scale = 0;                                                                                                 \
        if (exponent - exponent == 0) {                                                                                \
            scale = -(int)exponent;                                                                                    \
            c = scalbn##suffix(c, scale);                                                                              \
            d = scalbn##suffix(d, scale);                                                                              \
        }                                                                                                              \
        type square = c * c + d * d;                                                                                   \
        type x = scalbn##suffix((a * c + b * d) / square, scale);                                                      \
        type y = scalbn##suffix((b * c - a * d) / square, scale);                                                      \
        if (x == x || y == y) {                                                                                        \
            return MAKE(type, x, y);                                                                                   \
        }                                                                                                              \
        if (square == 0 && (a == a || b == b)) {                                                                       \
            type infinity = (type)__builtin_copysignl(__builtin_infl(), c);                                            \
            return MAKE(type, infinity * a, infinity * b);                                                             \
        }                                                                                                              \
        if ((INFINITE(a) || INFINITE(b)) && c - c == 0 && d - d == 0) {                                                \
            a = BOXED(type, a);                                                                                        \
            b = BOXED(type, b);                                                                                        \
            type infinity = (type)__builtin_infl();                                                                    \
            return MAKE(type, infinity * (a * c + b * d), infinity * (b * c - a * d));                                 \
        }                                                                                                              \
        if (INFINITE(exponent) && exponent > 0 && a - a == 0 && b - b == 0) {                                          \
            c = BOXED(type, c);                                                                                        \
            d = BOXED(type, d);                                                                                        \
            return MAKE(type, 0 * (a * c + b * d), 0 * (b * c - a * d));                                               \
        }                                                                                                              \
        return MAKE(type, x, y);                                                                                       \
    }

DIVIDE(__divsc3, float, f)
DIVIDE(__divdc3, double, )
DIVIDE(__divxc3, long double, l)

#define PARTS(type, suffix)                                                                                            \
    type creal##suffix(_Complex type z) { return __real__ z; }                                                         \
    type cimag##suffix(_Complex type z) { return __imag__ z; }                                                         \
    type cabs##suffix(_Complex type z) { return hypot##suffix(__real__ z, __imag__ z); }                               \
    type carg##suffix(_Complex type z) { return atan2##suffix(__imag__ z, __real__ z); }                               \
    _Complex type conj##suffix(_Complex type z) { return MAKE(type, __real__ z, -__imag__ z); }                        \
    _Complex type cproj##suffix(_Complex type z) {                                                                     \
        if (INFINITE(__real__ z) || INFINITE(__imag__ z)) {                                                            \
            return MAKE(type, (type)__builtin_infl(), (type)__builtin_copysignl(0, __imag__ z));                       \
        }                                                                                                              \
        return z;                                                                                                      \
    }                                                                                                                  \
    _Complex type clog##suffix(_Complex type z) {                                                                      \
        type x = fabs##suffix(__real__ z), y = fabs##suffix(__imag__ z);                                               \
        type great = x > y ? x : y, small = x > y ? y : x;                                                             \
    /* Near the unit circle the logarithm is that of one and a little. */                                          \
        if (great > 0.5f && great < 2) {                                                                               \
            type size = log1p##suffix((great - 1) * (great + 1) + small * small) / 2;                                  \
            return MAKE(type, size, carg##suffix(z));                                                                  \
        }                                                                                                              \
        return MAKE(type, log##suffix(cabs##suffix(z)), carg##suffix(z));                                              \
    }                                                                                                                  \
    _Complex type cexp##suffix(_Complex type z) {                                                                      \
        type x = __real__ z, y = __imag__ z, size = exp##suffix(x);                                                    \
        if (y == 0) {                                                                                                  \
            return MAKE(type, size, y);                                                                                \
        }                                                                                                              \
        if (INFINITE(x) && (y - y != 0)) {                                                                             \
            return x < 0 ? MAKE(type, 0, 0) : MAKE(type, x, (type)__builtin_nanl(""));                                 \
        }                                                                                                              \
        return MAKE(type, size * cos##suffix(y), size * sin##suffix(y));                                               \
    }                                                                                                                  \
    _Complex type cpow##suffix(_Complex type base, _Complex type power) {                                              \
        return cexp##suffix(power * clog##suffix(base));                                                               \
    }                                                                                                                  \
    _Complex type csqrt##suffix(_Complex type z) {                                                                     \
        type x = __real__ z, y = __imag__ z;                                                                           \
        if (INFINITE(y)) {                                                                                             \
            return MAKE(type, (type)__builtin_infl(), y);                                                              \
        }                                                                                                              \
        if (x == 0 && y == 0) {                                                                                        \
            return MAKE(type, 0, y);                                                                                   \
        }                                                                                                              \
        if (x == (type)__builtin_infl()) {                                                                             \
            return MAKE(type, x, y == y ? (type)__builtin_copysignl(0, y) : y);                                        \
        }                                                                                                              \
        if (x == -(type)__builtin_infl()) {                                                                            \
            return y == y ? MAKE(type, 0, (type)__builtin_copysignl(-x, y)) : MAKE(type, y, -x);                       \
        }                                                                                                              \
    /* Halved first, so that the sum cannot overflow. */                                                           \
        type half = x / 2;                                                                                             \
        type root = sqrt##suffix(hypot##suffix(half, y / 2) + (half < 0 ? -half : half));                              \
        type other = root == 0 ? 0 : (y < 0 ? -y : y) / (2 * root);                                                    \
        return half < 0 ? MAKE(type, other, (type)__builtin_copysignl(root, y))                                        \
                        : MAKE(type, root, (type)__builtin_copysignl(other, y));                                       \
    }

PARTS(float, f)
PARTS(double, )
PARTS(long double, l)
