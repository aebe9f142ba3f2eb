//! Literals: integers of any width and floats of every format, as bits.

use super::lexer::hex_value;
use crate::constant::Constant;
use crate::types::FloatKind;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

/// Literals wider than this are refused: a few bytes of text would become megabytes.
const MAX_LITERAL_BITS: u32 = 1 << 16;

/// A decimal integer as a constant of this many bits; none where it does not fit, signed or not.
pub(super) fn integer(digits: &str, bits: u32) -> Option<Constant> {
    let (negative, magnitude) = match digits.strip_prefix('-') {
        Some(magnitude) => (true, magnitude),
        None => (false, digits.strip_prefix('+').unwrap_or(digits)),
    };
    if bits > MAX_LITERAL_BITS {
        return None;
    }
    if bits <= 64 {
        return small_integer(magnitude, negative, bits).map(Constant::Integer);
    }
    let mut words = vec![0_u64; bits.div_ceil(64) as usize];
    let mut used = 0;
    for chunk in magnitude.as_bytes().chunks(19) {
        let chunk = std::str::from_utf8(chunk).ok()?;
        let scale = 10_u64.pow(u32::try_from(chunk.len()).ok()?);
        multiply_add(&mut words, &mut used, scale, chunk.parse().ok()?)?;
    }
    fit(words, negative, bits)
}

/// `u0x…` or `s0x…` as a constant of this many bits.
pub(super) fn hex_integer(text: &str, bits: u32) -> Option<Constant> {
    let (sign, digits) = (text.as_bytes()[0], &text.as_bytes()[3..]);
    if bits > MAX_LITERAL_BITS {
        return None;
    }
    let mut words = vec![0_u64; bits.div_ceil(64) as usize];
    let mut used = 0;
    for &digit in digits {
        multiply_add(&mut words, &mut used, 16, u64::from(hex_value(digit)))?;
    }
    // A signed literal has as many bits as its digits give, and its first bit is the sign.
    let width = u32::try_from(digits.len()).ok()?.checked_mul(4)?;
    if sign == b's' && width < bits && bit(&words, width.checked_sub(1)?) {
        for index in width..bits {
            words[index as usize / 64] |= 1 << (index % 64);
        }
    }
    match *words {
        [word] => (bits == 64 || word >> bits == 0).then_some(Constant::Integer(word)),
        _ => fit(words, false, bits),
    }
}

fn small_integer(magnitude: &str, negative: bool, bits: u32) -> Option<u64> {
    let magnitude: u64 = magnitude.parse().ok()?;
    let mask = u64::MAX >> (64 - bits);
    if negative {
        let limit = 1 << (bits - 1);
        return (magnitude <= limit).then(|| magnitude.wrapping_neg() & mask);
    }
    (magnitude <= mask).then_some(magnitude)
}

/// `words = words * scale + digit`, none on overflow. Words from `used` on are zero.
fn multiply_add(words: &mut [u64], used: &mut usize, scale: u64, digit: u64) -> Option<()> {
    let mut carry = u128::from(digit);
    for word in words.iter_mut().take(*used) {
        carry += u128::from(*word) * u128::from(scale);
        *word = low(carry);
        carry >>= 64;
    }
    while carry != 0 {
        *words.get_mut(*used)? = low(carry);
        *used += 1;
        carry >>= 64;
    }
    Some(())
}

fn fit(mut words: Vec<u64>, negative: bool, bits: u32) -> Option<Constant> {
    let top = bits - 64 * (u32::try_from(words.len()).ok()? - 1);
    let mask = u64::MAX >> (64 - top);
    let last = words.len() - 1;
    if words[last] & !mask != 0 {
        return None;
    }
    if negative {
        let mut carry = true;
        for word in &mut words {
            let (negated, overflow) = (!*word).overflowing_add(u64::from(carry));
            (*word, carry) = (negated, overflow);
        }
        // Not zero and without the sign bit: below the smallest signed number.
        if words.iter().any(|&word| word != 0) && !bit(&words, bits - 1) {
            return None;
        }
        words[last] &= mask;
    }
    Some(Constant::WideInteger(words.into()))
}

fn bit(words: &[u64], index: u32) -> bool {
    words[index as usize / 64] >> (index % 64) & 1 == 1
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half is what is asked for"
)]
fn low(value: u128) -> u64 {
    value as u64
}

/// A decimal float, rounded to the format.
pub(super) fn decimal_float(digits: &str, kind: FloatKind) -> Option<Constant> {
    let value: f64 = digits.parse().ok()?;
    from_double(value.to_bits(), kind)
}

/// `0x…`: a double, or with a letter behind the prefix the bits of another format.
pub(super) fn hex_float(text: &str, kind: FloatKind) -> Option<Constant> {
    let digits = text.strip_prefix("0x")?;
    let (of, digits) = match digits.as_bytes().first()? {
        b'H' => (FloatKind::Half, &digits[1..]),
        b'R' => (FloatKind::BFloat, &digits[1..]),
        b'K' => (FloatKind::X86Fp80, &digits[1..]),
        b'L' => (FloatKind::Fp128, &digits[1..]),
        b'M' => (FloatKind::PpcFp128, &digits[1..]),
        _ => return from_double(hex_word(digits)?, kind),
    };
    if of != kind {
        return None;
    }
    match kind {
        FloatKind::Half | FloatKind::BFloat => {
            let bits = hex_word(digits)?;
            (bits <= 0xffff).then_some(Constant::Float(bits))
        }
        // Sign and exponent first, then the significand.
        FloatKind::X86Fp80 if digits.len() == 20 => {
            let (high, low) = (digits.get(..4)?, digits.get(4..)?);
            Some(Constant::WideFloat(Box::new([
                hex_word(low)?,
                hex_word(high)?,
            ])))
        }
        // The lower word comes first.
        _ if digits.len() == 32 => {
            let (low, high) = (digits.get(..16)?, digits.get(16..)?);
            Some(Constant::WideFloat(Box::new([
                hex_word(low)?,
                hex_word(high)?,
            ])))
        }
        _ => None,
    }
}

fn hex_word(digits: &str) -> Option<u64> {
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    u64::from_str_radix(digits, 16).ok()
}

/// The double with these bits in another format, rounded to nearest. A NaN keeps the upper bits of
/// its payload, and whether it is signalling.
fn from_double(bits: u64, kind: FloatKind) -> Option<Constant> {
    let double = Double::from_bits(u128::from(bits));
    let narrow = |bits: u128| Constant::Float(low(bits));
    Some(match kind {
        FloatKind::Double => Constant::Float(bits),
        FloatKind::Float => narrow(convert::<Single>(double, bits, 23)),
        FloatKind::Half => narrow(convert::<Half>(double, bits, 10)),
        FloatKind::BFloat => narrow(convert::<BFloat>(double, bits, 7)),
        FloatKind::X86Fp80 => wide(exact::<X87DoubleExtended>(double)),
        FloatKind::Fp128 => wide(exact::<Quad>(double)),
        // A pair of doubles whose second is zero.
        FloatKind::PpcFp128 => Constant::WideFloat(Box::new([bits, 0])),
    })
}

fn convert<T: Float>(double: Double, bits: u64, fraction_bits: u32) -> u128
where
    Double: FloatConvert<T>,
{
    let converted = FloatConvert::<T>::convert(double, &mut false).value;
    if !double.is_nan() {
        return converted.to_bits();
    }
    let fraction = (bits & (u64::MAX >> 12)) >> (52 - fraction_bits);
    let rest = converted.to_bits() & !((1_u128 << fraction_bits) - 1);
    // A signalling NaN whose payload is cut off would become an infinity.
    rest | u128::from(if fraction == 0 {
        1 << (fraction_bits - 1)
    } else {
        fraction
    })
}

fn exact<T: Float>(double: Double) -> u128
where
    Double: FloatConvert<T>,
{
    FloatConvert::<T>::convert(double, &mut false)
        .value
        .to_bits()
}

fn wide(bits: u128) -> Constant {
    Constant::WideFloat(Box::new([low(bits), low(bits >> 64)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_fit_signed_or_unsigned() {
        assert_eq!(integer("255", 8), Some(Constant::Integer(255)));
        assert_eq!(integer("-128", 8), Some(Constant::Integer(128)));
        assert_eq!(integer("256", 8), None);
        assert_eq!(integer("-129", 8), None);
        assert_eq!(integer("-1", 64), Some(Constant::Integer(u64::MAX)));
        assert_eq!(integer("18446744073709551616", 64), None);
    }

    #[test]
    fn wide_integers_are_words_from_the_least() {
        let power = integer("18446744073709551616", 128);
        assert_eq!(power, Some(Constant::WideInteger(Box::new([0, 1]))));
        let minus_two = integer("-2", 128);
        assert_eq!(
            minus_two,
            Some(Constant::WideInteger(Box::new([u64::MAX - 1, u64::MAX])))
        );
        let most = "340282366920938463463374607431768211455";
        assert_eq!(
            integer(most, 128),
            Some(Constant::WideInteger(Box::new([u64::MAX; 2])))
        );
        assert_eq!(
            integer("340282366920938463463374607431768211456", 128),
            None
        );
        assert_eq!(
            integer("-170141183460469231731687303715884105729", 128),
            None
        );
        assert_eq!(
            integer("-1", 65),
            Some(Constant::WideInteger(Box::new([u64::MAX, 1])))
        );
    }

    #[test]
    fn hexadecimal_integers_extend_their_sign() {
        assert_eq!(hex_integer("s0xFF", 16), Some(Constant::Integer(0xffff)));
        assert_eq!(hex_integer("u0xFF", 16), Some(Constant::Integer(0xff)));
        assert_eq!(hex_integer("u0x1FF", 8), None);
    }

    #[test]
    fn floats_have_the_bits_of_their_own_format() {
        let bits = |text: &str, kind| hex_float(text, kind).and_then(|c| c.float_bits());
        assert_eq!(
            bits("0x3FB99999A0000000", FloatKind::Float),
            Some(u128::from(0.1_f32.to_bits()))
        );
        assert_eq!(
            bits("0x7FF0000020000000", FloatKind::Float),
            Some(0x7f80_0001)
        );
        assert_eq!(
            bits("0x7FF8000000000000", FloatKind::Float),
            Some(0x7fc0_0000)
        );
        assert_eq!(
            bits("0xFFF0000000000000", FloatKind::Float),
            Some(0xff80_0000)
        );
        assert_eq!(bits("0xH3E00", FloatKind::Half), Some(0x3e00));
        assert_eq!(
            bits("0xK3FFFC000000000000000", FloatKind::X86Fp80),
            Some(0x3fff_c000 << 48)
        );
        assert_eq!(
            bits("0xL00000000000000003FFF800000000000", FloatKind::Fp128),
            Some(0x3fff_8000 << 96)
        );
        assert_eq!(bits("0xH3E00", FloatKind::Float), None);
        let one = decimal_float("1.000000e+00", FloatKind::X86Fp80).and_then(|c| c.float_bits());
        assert_eq!(one, Some(0x3fff_8000 << 48));
    }
}
