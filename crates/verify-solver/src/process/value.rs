//! Values as solvers print them.

use verify_term::{ArrayValue, BitVector, FloatFormat, Sort, Value};

use super::expression::Expression;

/// The value of the given sort that `expression` denotes, if it is understood.
pub(super) fn parse(expression: &Expression, sort: Sort) -> Option<Value> {
    match sort {
        Sort::Bool => match expression.atom()? {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            _ => None,
        },
        Sort::BitVec(width) => bit_vector(expression, width).map(Value::BitVec),
        Sort::Float(format) => {
            let bits = float(expression, format)?;
            Some(Value::Float(format, bits))
        }
        Sort::Array { index, element } => array(expression, index, element).map(Value::Array),
    }
}

fn bit_vector(expression: &Expression, width: u32) -> Option<BitVector> {
    match expression {
        Expression::Atom(text) => {
            let (digits, bits_each) = match (text.strip_prefix("#x"), text.strip_prefix("#b")) {
                (Some(digits), _) => (digits, 4),
                (_, Some(digits)) => (digits, 1),
                _ => return None,
            };
            from_digits(digits, bits_each, width)
        }
        Expression::List(items) => {
            // (_ bv10 32)
            let [underscore, number, _] = items.as_slice() else {
                return None;
            };
            if underscore.atom()? != "_" {
                return None;
            }
            from_decimal(number.atom()?.strip_prefix("bv")?, width)
        }
    }
}

fn from_digits(digits: &str, bits_each: u32, width: u32) -> Option<BitVector> {
    let mut value = BitVector::zero(width);
    for digit in digits.chars() {
        let digit = digit.to_digit(1 << bits_each)?;
        value = value.shift_left(bits_each.min(width));
        value = value.or(&BitVector::new(width, digit.into()));
    }
    Some(value)
}

fn from_decimal(digits: &str, width: u32) -> Option<BitVector> {
    // Wide enough for the factor ten, whatever the width.
    let room = width.max(4);
    let ten = BitVector::new(room, 10);
    let mut value = BitVector::zero(room);
    for digit in digits.chars() {
        let digit = BitVector::new(room, digit.to_digit(10)?.into());
        value = value.mul(&ten).add(&digit);
    }
    Some(value.extract(width - 1, 0))
}

/// The pattern of a float printed as `(fp s e f)` or as one of the special values.
fn float(expression: &Expression, format: FloatFormat) -> Option<u128> {
    let items = expression.list()?;
    let fraction_bits = format.significand_bits() - 1;
    let stored_integer = u32::from(format == FloatFormat::X87);
    let exponent_mask = (1u128 << format.exponent_bits()) - 1;
    let compose = |negative: bool, exponent: u128, fraction: u128| {
        let integer = u128::from(stored_integer != 0 && exponent != 0) << fraction_bits;
        let sign = u128::from(negative) << (format.bits() - 1);
        sign | exponent << (fraction_bits + stored_integer) | integer | fraction
    };
    match items {
        [head, sign, exponent, fraction] if head.atom() == Some("fp") => {
            let sign = bit_vector(sign, 1)?;
            let exponent = bit_vector(exponent, format.exponent_bits())?.to_u128()?;
            let fraction = bit_vector(fraction, fraction_bits)?.to_u128()?;
            if exponent == exponent_mask && fraction != 0 {
                return Some(compose(false, exponent_mask, 1 << (fraction_bits - 1)));
            }
            Some(compose(sign.bit(0), exponent, fraction))
        }
        [head, kind, _, _] if head.atom() == Some("_") => match kind.atom()? {
            "NaN" => Some(compose(false, exponent_mask, 1 << (fraction_bits - 1))),
            "+oo" => Some(compose(false, exponent_mask, 0)),
            "-oo" => Some(compose(true, exponent_mask, 0)),
            "+zero" => Some(compose(false, 0, 0)),
            "-zero" => Some(compose(true, 0, 0)),
            _ => None,
        },
        _ => None,
    }
}

/// Stores into a constant array, `((as const …) v)`.
fn array(expression: &Expression, index: u32, element: u32) -> Option<ArrayValue> {
    let mut stores = Vec::new();
    let mut below = expression;
    let mut array = loop {
        match below.list()? {
            [head, inner, at, value] if head.atom() == Some("store") => {
                stores.push((bit_vector(at, index)?, bit_vector(value, element)?));
                below = inner;
            }
            [head, value] => {
                let [kind, constant, _] = head.list()? else {
                    return None;
                };
                if kind.atom()? != "as" || constant.atom()? != "const" {
                    return None;
                }
                break ArrayValue::filled(index, bit_vector(value, element)?);
            }
            _ => return None,
        }
    };
    for (at, value) in stores.into_iter().rev() {
        array.store(at, value);
    }
    Some(array)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, sort: Sort) -> Option<Value> {
        let expressions = super::super::expression::parse(text).unwrap();
        parse(&expressions[0], sort)
    }

    #[test]
    fn bit_vectors_are_read_in_every_notation() {
        for text in ["#xff", "#b11111111", "(_ bv255 8)"] {
            let expected = Value::BitVec(BitVector::new(8, 255));
            assert_eq!(read(text, Sort::BitVec(8)), Some(expected), "{text}");
        }
        assert_eq!(
            read("(_ bv1 1)", Sort::BitVec(1)),
            Some(Value::BitVec(BitVector::new(1, 1)))
        );
        assert_eq!(read("255", Sort::BitVec(8)), None);
    }

    #[test]
    fn floats_are_read_as_patterns() {
        let single = |text| read(text, Sort::Float(FloatFormat::Single));
        let pattern = |value: f32| {
            let bits = u128::from(value.to_bits());
            Some(Value::Float(FloatFormat::Single, bits))
        };
        assert_eq!(
            single("(fp #b0 #x7f #b00000000000000000000000)"),
            pattern(1.0)
        );
        assert_eq!(single("(_ -zero 8 24)"), pattern(-0.0));
        assert_eq!(single("(_ -oo 8 24)"), pattern(f32::NEG_INFINITY));
        assert_eq!(single("(_ NaN 8 24)"), pattern(f32::NAN));
    }

    #[test]
    fn arrays_are_read_from_the_inside_out() {
        let sort = Sort::Array {
            index: 4,
            element: 8,
        };
        let text =
            "(store (store ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x07) #x1 #x02) #x1 #x03)";
        let Some(Value::Array(array)) = read(text, sort) else {
            panic!("not read");
        };
        assert_eq!(array.select(&BitVector::new(4, 1)), &BitVector::new(8, 3));
        assert_eq!(array.select(&BitVector::new(4, 2)), &BitVector::new(8, 7));
    }
}
