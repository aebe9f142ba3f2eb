//! Floating-point values: every format, every rounding mode, on bit patterns.
//!
//! The arithmetic is `rustc_apfloat`'s; square roots and conversions from and to integers wider
//! than 128 bits, which it lacks, are built here. Patterns are canonical: each NaN is the positive
//! quiet NaN with an empty payload, and an x87 pseudo-denormal is the normal number it denotes. Called by
//! the folding builders and the evaluator; knows nothing of terms.

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

use crate::bits::BitVector;
use crate::term::{FloatFormat, RoundingMode};

fn round(mode: RoundingMode) -> Round {
    match mode {
        RoundingMode::NearestEven => Round::NearestTiesToEven,
        RoundingMode::NearestAway => Round::NearestTiesToAway,
        RoundingMode::TowardPositive => Round::TowardPositive,
        RoundingMode::TowardNegative => Round::TowardNegative,
        RoundingMode::TowardZero => Round::TowardZero,
    }
}

/// Runs the body with the type alias `$float` standing for the format's apfloat type.
macro_rules! with_format {
    ($format:expr, $float:ident => $body:expr) => {
        match $format {
            FloatFormat::Half => {
                type $float = Half;
                $body
            }
            FloatFormat::BFloat => {
                type $float = BFloat;
                $body
            }
            FloatFormat::Single => {
                type $float = Single;
                $body
            }
            FloatFormat::Double => {
                type $float = Double;
                $body
            }
            FloatFormat::X87 => {
                type $float = X87DoubleExtended;
                $body
            }
            FloatFormat::Quad => {
                type $float = Quad;
                $body
            }
        }
    };
}

/// The pattern of a result, with NaNs made canonical.
fn canonical<F: Float>(value: F) -> u128 {
    if value.is_nan() {
        F::qnan(None).to_bits()
    } else {
        value.to_bits()
    }
}

/// The canonical pattern of the value that `bits` encode.
pub(crate) fn canonicalize(format: FloatFormat, bits: u128) -> u128 {
    with_format!(format, F => canonical(F::from_bits(bits)))
}

/// The pattern of the canonical NaN.
pub(crate) fn nan(format: FloatFormat) -> u128 {
    with_format!(format, F => F::qnan(None).to_bits())
}

/// The pattern of positive infinity.
pub(crate) fn infinity(format: FloatFormat) -> u128 {
    with_format!(format, F => F::INFINITY.to_bits())
}

pub(crate) fn negate(format: FloatFormat, bits: u128) -> u128 {
    with_format!(format, F => canonical(-F::from_bits(bits)))
}

pub(crate) fn absolute(format: FloatFormat, bits: u128) -> u128 {
    with_format!(format, F => canonical(F::from_bits(bits).abs()))
}

pub(crate) fn add(format: FloatFormat, mode: RoundingMode, a: u128, b: u128) -> u128 {
    with_format!(format, F => {
        canonical(F::from_bits(a).add_r(F::from_bits(b), round(mode)).value)
    })
}

pub(crate) fn multiply(format: FloatFormat, mode: RoundingMode, a: u128, b: u128) -> u128 {
    with_format!(format, F => {
        canonical(F::from_bits(a).mul_r(F::from_bits(b), round(mode)).value)
    })
}

pub(crate) fn divide(format: FloatFormat, mode: RoundingMode, a: u128, b: u128) -> u128 {
    with_format!(format, F => {
        canonical(F::from_bits(a).div_r(F::from_bits(b), round(mode)).value)
    })
}

pub(crate) fn remainder(format: FloatFormat, a: u128, b: u128) -> u128 {
    with_format!(format, F => canonical(F::from_bits(a).ieee_rem(F::from_bits(b)).value))
}

pub(crate) fn multiply_add(
    format: FloatFormat,
    mode: RoundingMode,
    a: u128,
    b: u128,
    c: u128,
) -> u128 {
    with_format!(format, F => {
        let (a, b, c) = (F::from_bits(a), F::from_bits(b), F::from_bits(c));
        canonical(a.mul_add_r(b, c, round(mode)).value)
    })
}

pub(crate) fn round_to_integral(format: FloatFormat, mode: RoundingMode, bits: u128) -> u128 {
    with_format!(format, F => canonical(F::from_bits(bits).round_to_integral(round(mode)).value))
}

/// How `a` compares with `b`; `None` when one of them is a NaN.
pub(crate) fn compare(format: FloatFormat, a: u128, b: u128) -> Option<std::cmp::Ordering> {
    with_format!(format, F => F::from_bits(a).partial_cmp(&F::from_bits(b)))
}

/// What kind of number a pattern encodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Nan,
    Infinite,
    Zero,
    Subnormal,
    Normal,
}

pub(crate) fn classify(format: FloatFormat, bits: u128) -> Class {
    with_format!(format, F => {
        let value = F::from_bits(bits);
        if value.is_nan() {
            Class::Nan
        } else if value.is_infinite() {
            Class::Infinite
        } else if value.is_zero() {
            Class::Zero
        } else if value.is_denormal() {
            Class::Subnormal
        } else {
            Class::Normal
        }
    })
}

/// Whether the sign is set and the value is not a NaN.
pub(crate) fn is_negative(format: FloatFormat, bits: u128) -> bool {
    bits >> (format.bits() - 1) & 1 == 1 && classify(format, bits) != Class::Nan
}

pub(crate) fn convert(from: FloatFormat, to: FloatFormat, mode: RoundingMode, bits: u128) -> u128 {
    with_format!(from, F => {
        let value = F::from_bits(bits);
        with_format!(to, T => {
            let mut loses_information = false;
            let converted = value.convert_r(round(mode), &mut loses_information).value;
            canonical::<T>(converted)
        })
    })
}

/// The float nearest to a signed number in the given direction.
pub(crate) fn from_signed(format: FloatFormat, mode: RoundingMode, value: &BitVector) -> u128 {
    if value.is_negative() {
        from_magnitude(format, mode, true, &value.neg())
    } else {
        from_magnitude(format, mode, false, value)
    }
}

/// The float nearest to an unsigned number in the given direction.
pub(crate) fn from_unsigned(format: FloatFormat, mode: RoundingMode, value: &BitVector) -> u128 {
    from_magnitude(format, mode, false, value)
}

/// The bits of a value kept when it is too long for a `u128`; more than any precision plus the
/// guard bit.
const KEPT_BITS: u32 = 120;

fn from_magnitude(
    format: FloatFormat,
    mode: RoundingMode,
    negative: bool,
    magnitude: &BitVector,
) -> u128 {
    // Rounding a negative number is rounding its magnitude in the mirrored direction.
    let mirrored = match round(mode) {
        direction if negative => -direction,
        direction => direction,
    };
    let (head, dropped) = match magnitude.to_u128() {
        Some(value) => (value, 0),
        None => leading_bits(magnitude),
    };
    with_format!(format, F => {
        // The head keeps every bit that rounding looks at: where it overflows, so does the value.
        let rounded = F::from_u128_r(head, mirrored).value;
        let scaled = rounded.scalbn_r(dropped, mirrored);
        canonical(if negative { -scaled } else { scaled })
    })
}

/// The highest bits of a long number, the lowest of them set when a dropped bit was, and how many
/// were dropped.
fn leading_bits(value: &BitVector) -> (u128, i32) {
    let length = (0..value.width())
        .rev()
        .find(|&i| value.bit(i))
        .map_or(0, |top| top + 1);
    let dropped = length.saturating_sub(KEPT_BITS);
    let head = value.shift_right(dropped);
    let inexact = head.shift_left(dropped) != *value;
    let head = head.to_u128().expect("at most 120 bits are kept");
    (head | u128::from(inexact), dropped as i32)
}

/// A finite number as `significand * 2^exponent`, sign apart.
fn decompose(format: FloatFormat, bits: u128) -> (u128, i32) {
    let precision = format.significand_bits();
    let bias = (1i32 << (format.exponent_bits() - 1)) - 1;
    let stored = if format == FloatFormat::X87 {
        precision
    } else {
        precision - 1
    };
    let field = bits >> stored & ((1 << format.exponent_bits()) - 1);
    let mut significand = bits & ((1 << stored) - 1);
    if field != 0 {
        significand |= 1 << (precision - 1);
    }
    let exponent = (field as i32).max(1) - bias - (precision as i32 - 1);
    (significand, exponent)
}

/// The integer nearest in the given direction, when it fits `width` bits as a signed number.
pub(crate) fn to_signed(
    format: FloatFormat,
    mode: RoundingMode,
    width: u32,
    bits: u128,
) -> Option<BitVector> {
    let (negative, magnitude) = to_integer(format, mode, width, bits)?;
    let limit = BitVector::new(width + 1, 1).shift_left(width - 1);
    let fits = match magnitude.compare_unsigned(&limit) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Equal => negative,
        std::cmp::Ordering::Greater => false,
    };
    let magnitude = magnitude.extract(width - 1, 0);
    fits.then(|| if negative { magnitude.neg() } else { magnitude })
}

/// The integer nearest in the given direction, when it fits `width` bits as an unsigned number.
pub(crate) fn to_unsigned(
    format: FloatFormat,
    mode: RoundingMode,
    width: u32,
    bits: u128,
) -> Option<BitVector> {
    let (negative, magnitude) = to_integer(format, mode, width, bits)?;
    let fits = !magnitude.bit(width) && (!negative || magnitude.is_zero());
    fits.then(|| magnitude.extract(width - 1, 0))
}

/// Sign and magnitude of the rounded integer; `None` when it is no number or needs more than
/// `width + 1` bits.
fn to_integer(
    format: FloatFormat,
    mode: RoundingMode,
    width: u32,
    bits: u128,
) -> Option<(bool, BitVector)> {
    let integral = round_to_integral(format, mode, bits);
    let wide = width + 1;
    match classify(format, integral) {
        Class::Nan | Class::Infinite => return None,
        Class::Zero => return Some((false, BitVector::zero(wide))),
        Class::Subnormal | Class::Normal => {}
    }
    let negative = is_negative(format, integral);
    let (significand, exponent) = decompose(format, integral);
    let magnitude = if exponent <= 0 {
        // An integer: the shifted-out bits are zero.
        significand
            .checked_shr(exponent.unsigned_abs())
            .unwrap_or(0)
    } else {
        significand
    };
    let length = 128 - magnitude.leading_zeros() + exponent.max(0).unsigned_abs();
    if length > wide {
        return None;
    }
    let shifted = BitVector::from_u128(wide, magnitude).shift_left(exponent.max(0).unsigned_abs());
    Some((negative, shifted))
}

pub(crate) fn square_root(format: FloatFormat, mode: RoundingMode, bits: u128) -> u128 {
    match classify(format, bits) {
        Class::Nan => return nan(format),
        Class::Zero => return bits,
        _ if is_negative(format, bits) => return nan(format),
        Class::Infinite => return bits,
        Class::Subnormal | Class::Normal => {}
    }
    let (significand, exponent) = decompose(format, bits);
    // Scale by an even power of two so that the integer root has two bits more than the precision.
    let wanted = 2 * (format.significand_bits() + 2);
    let length = 128 - significand.leading_zeros();
    let mut shift = wanted - length;
    if (exponent - shift as i32) % 2 != 0 {
        shift += 1;
    }
    let scaled = BitVector::from_u128(256, significand).shift_left(shift);
    let (root, exact) = integer_root(&scaled);
    // One more bit says whether anything was cut off, so rounding once more is exact.
    let with_sticky = root << 1 | u128::from(!exact);
    let exponent = (exponent - shift as i32) / 2 - 1;
    with_format!(format, F => {
        let rounded = F::from_u128_r(with_sticky, round(mode)).value;
        canonical(rounded.scalbn_r(exponent, round(mode)))
    })
}

/// The integer square root, and whether it is exact.
fn integer_root(square: &BitVector) -> (u128, bool) {
    if let Some(square) = square.to_u128() {
        let root = square.isqrt();
        return (root, root * root == square);
    }
    let width = square.width();
    let mut root = BitVector::zero(width);
    for index in (0..width / 2 - 8).rev() {
        let trial = root.or(&BitVector::new(width, 1).shift_left(index));
        if trial.mul(&trial).compare_unsigned(square) != std::cmp::Ordering::Greater {
            root = trial;
        }
    }
    let exact = root.mul(&root) == *square;
    (root.to_u128().expect("the root has half the bits"), exact)
}

/// C's `fmod`: the exact remainder of truncated division, with the dividend's sign.
pub(crate) fn c_remainder(format: FloatFormat, a: u128, b: u128) -> u128 {
    with_format!(format, F => canonical(F::from_bits(a).c_fmod(F::from_bits(b)).value))
}

/// A decimal text that denotes exactly this value's format and sign, for people.
pub(crate) fn to_text(format: FloatFormat, bits: u128) -> String {
    with_format!(format, F => F::from_bits(bits).to_string())
}
