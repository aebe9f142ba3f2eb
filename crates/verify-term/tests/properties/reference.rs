//! What the operations mean, written down naively: big integers, definitions by mathematics, and
//! `rustc_apfloat` for floats. Shares no code with the crate under test.

use std::collections::BTreeMap;

use num_bigint::{BigInt, BigUint};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use verify_term::{BitVector, FloatFormat, RoundingMode, Sort, Value};

use crate::operation::{Binary, Comparison, FloatOperation, FloatTest, Operation, Overflow, Unary};

/// A value, in the reference's own representation.
#[derive(Clone, Debug, PartialEq)]
pub enum Reference {
    Bool(bool),
    Bits(u32, BigUint),
    Float(FloatFormat, u128),
    Array {
        index: u32,
        default: BigUint,
        element: u32,
        entries: BTreeMap<BigUint, BigUint>,
    },
}

pub fn power(exponent: u32) -> BigUint {
    BigUint::from(1u8) << exponent
}

fn signed(width: u32, bits: &BigUint) -> BigInt {
    let value = BigInt::from(bits.clone());
    if bits.bit(u64::from(width) - 1) {
        value - BigInt::from(power(width))
    } else {
        value
    }
}

fn wrap(width: u32, value: &BigInt) -> BigUint {
    let modulus = BigInt::from(power(width));
    let reduced = ((value % &modulus) + &modulus) % &modulus;
    reduced.to_biguint().unwrap()
}

impl Reference {
    /// The same value in the crate's representation.
    pub fn to_value(&self) -> Value {
        let bits =
            |width: u32, value: &BigUint| BitVector::from_limbs(width, &value.to_u64_digits());
        match self {
            Reference::Bool(value) => Value::Bool(*value),
            Reference::Bits(width, value) => Value::BitVec(bits(*width, value)),
            Reference::Float(format, bits) => Value::Float(*format, *bits),
            Reference::Array {
                index,
                default,
                element,
                entries,
            } => {
                let default = bits(*element, default);
                let mut array = verify_term::ArrayValue::filled(*index, default);
                for (at, value) in entries {
                    array.store(bits(*index, at), bits(*element, value));
                }
                Value::Array(array)
            }
        }
    }

    fn truth(&self) -> bool {
        match self {
            Reference::Bool(value) => *value,
            other => panic!("{other:?} is no boolean"),
        }
    }

    fn bits(&self) -> (u32, &BigUint) {
        match self {
            Reference::Bits(width, value) => (*width, value),
            other => panic!("{other:?} is no bit-vector"),
        }
    }

    fn float(&self) -> (FloatFormat, u128) {
        match self {
            Reference::Float(format, bits) => (*format, *bits),
            other => panic!("{other:?} is no float"),
        }
    }
}

/// The value of an operation.
pub fn evaluate(operation: Operation, sort: Sort, operands: &[&Reference]) -> Reference {
    let truth = |index: usize| operands[index].truth();
    match operation {
        Operation::Not => Reference::Bool(!truth(0)),
        Operation::And => Reference::Bool(truth(0) && truth(1)),
        Operation::Or => Reference::Bool(truth(0) || truth(1)),
        Operation::Xor => Reference::Bool(truth(0) != truth(1)),
        Operation::Implies => Reference::Bool(!truth(0) || truth(1)),
        Operation::Ite => operands[if truth(0) { 1 } else { 2 }].clone(),
        Operation::Eq => Reference::Bool(equal(operands[0], operands[1])),
        Operation::Compare(which) => Reference::Bool(compare(which, operands[0], operands[1])),
        Operation::Overflow(which) => Reference::Bool(overflow(which, operands[0], operands[1])),
        Operation::NegOverflows => {
            let (width, value) = operands[0].bits();
            Reference::Bool(*value == power(width - 1))
        }
        Operation::FloatTest(which) => Reference::Bool(float_test(which, operands)),
        Operation::Float(which) => float(which, operands),
        Operation::ConstArray(_) | Operation::Select | Operation::Store => {
            array(operation, sort, operands)
        }
        Operation::FromBits(_)
        | Operation::FloatConvert(..)
        | Operation::FromSigned(..)
        | Operation::FromUnsigned(..) => conversion_to_float(operation, operands[0]),
        _ => {
            let Sort::BitVec(width) = sort else {
                panic!("{operation:?} gives a {sort}");
            };
            Reference::Bits(width, bit_vector(operation, width, operands))
        }
    }
}

/// Arrays are equal when all their elements are; few indices are tried one by one.
fn equal(a: &Reference, b: &Reference) -> bool {
    match (a, b) {
        (
            Reference::Array {
                index,
                default: x,
                entries: p,
                ..
            },
            Reference::Array {
                default: y,
                entries: q,
                ..
            },
        ) if *index <= 6 => (0..1u32 << index)
            .map(BigUint::from)
            .all(|at| p.get(&at).unwrap_or(x) == q.get(&at).unwrap_or(y)),
        _ => a == b,
    }
}

fn compare(which: Comparison, a: &Reference, b: &Reference) -> bool {
    let ((width, a), (_, b)) = (a.bits(), b.bits());
    let (signed_a, signed_b) = (signed(width, a), signed(width, b));
    match which {
        Comparison::Ult => a < b,
        Comparison::Ule => a <= b,
        Comparison::Ugt => a > b,
        Comparison::Uge => a >= b,
        Comparison::Slt => signed_a < signed_b,
        Comparison::Sle => signed_a <= signed_b,
        Comparison::Sgt => signed_a > signed_b,
        Comparison::Sge => signed_a >= signed_b,
    }
}

fn overflow(which: Overflow, a: &Reference, b: &Reference) -> bool {
    let ((width, a), (_, b)) = (a.bits(), b.bits());
    let (x, y) = (signed(width, a), signed(width, b));
    let (a, b) = (BigInt::from(a.clone()), BigInt::from(b.clone()));
    let result = match which {
        Overflow::AddSigned => x + y,
        Overflow::SubSigned => x - y,
        Overflow::MulSigned => x * y,
        Overflow::Sdiv if y == BigInt::from(0) => return false,
        Overflow::Sdiv => x / y,
        Overflow::AddUnsigned => a + b,
        Overflow::SubUnsigned => a - b,
        Overflow::MulUnsigned => a * b,
    };
    match which {
        Overflow::AddUnsigned | Overflow::SubUnsigned | Overflow::MulUnsigned => {
            result < BigInt::from(0) || result >= BigInt::from(power(width))
        }
        _ => {
            let half = BigInt::from(power(width - 1));
            result < -half.clone() || result >= half
        }
    }
}

fn bit_vector(operation: Operation, width: u32, operands: &[&Reference]) -> BigUint {
    match operation {
        Operation::Unary(which) => unary(which, operands[0]),
        Operation::Binary(which) => binary(which, operands[0], operands[1]),
        Operation::Concat => {
            let ((_, high), (low_width, low)) = (operands[0].bits(), operands[1].bits());
            high * power(low_width) + low
        }
        Operation::Extract { high, low } => {
            let (_, value) = operands[0].bits();
            (value / power(low)) % power(high - low + 1)
        }
        Operation::Zext(_) => operands[0].bits().1.clone(),
        Operation::Sext(_) => {
            let (old, value) = operands[0].bits();
            wrap(width, &signed(old, value))
        }
        Operation::BoolToBv(_) => BigUint::from(u8::from(operands[0].truth())),
        Operation::ToBits => BigUint::from(operands[0].float().1),
        Operation::ToSigned(mode, _) => to_integer(operands[0], mode, width, true),
        Operation::ToUnsigned(mode, _) => to_integer(operands[0], mode, width, false),
        _ => panic!("{operation:?} gives no bit-vector"),
    }
}

fn unary(which: Unary, operand: &Reference) -> BigUint {
    let (width, value) = operand.bits();
    let ones = || (0..width).filter(|&i| value.bit(u64::from(i)));
    match which {
        Unary::Not => power(width) - 1u8 - value,
        Unary::Neg => (power(width) - value) % power(width),
        Unary::PopCount => BigUint::from(ones().count()) % power(width),
        Unary::LeadingZeros => {
            let zeros = ones().max().map_or(width, |top| width - 1 - top);
            BigUint::from(zeros) % power(width)
        }
        Unary::TrailingZeros => BigUint::from(ones().min().unwrap_or(width)) % power(width),
        Unary::BitReverse => ones().map(|i| power(width - 1 - i)).sum(),
        Unary::ByteSwap => {
            let mut bytes = value.to_bytes_le();
            bytes.resize(width as usize / 8, 0);
            BigUint::from_bytes_be(&bytes)
        }
    }
}

fn binary(which: Binary, a: &Reference, b: &Reference) -> BigUint {
    let ((width, a), (_, b)) = (a.bits(), b.bits());
    let zero = BigUint::from(0u8);
    let modulus = power(width);
    let amount = || -> u32 {
        let limit = BigUint::from(width);
        u32::try_from(b.min(&limit)).unwrap()
    };
    let (x, y) = (signed(width, a), signed(width, b));
    let rotate = |left: u32| {
        let left = left % width;
        (a * power(left)) % &modulus + a / power(width - left)
    };
    let turns = || u32::try_from(b % width).unwrap();
    match which {
        Binary::Add => (a + b) % modulus,
        Binary::Sub => (a + &modulus - b) % modulus,
        Binary::Mul => (a * b) % modulus,
        Binary::UDiv if *b == zero => modulus - 1u8,
        Binary::UDiv => a / b,
        Binary::URem if *b == zero => a.clone(),
        Binary::URem => a % b,
        Binary::SDiv if *b == zero => wrap(
            width,
            &BigInt::from(if x < BigInt::from(0) { 1 } else { -1 }),
        ),
        Binary::SDiv => wrap(width, &(x / y)),
        Binary::SRem if *b == zero => a.clone(),
        Binary::SRem => wrap(width, &(x % y)),
        Binary::Shl => (a * power(amount())) % modulus,
        Binary::LShr => a / power(amount()),
        // Rounds towards minus infinity, as a shift does.
        Binary::AShr => wrap(width, &(x >> amount())),
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::RotateLeft => rotate(turns()) % modulus,
        Binary::RotateRight => rotate((width - turns()) % width) % modulus,
    }
}

fn array(operation: Operation, sort: Sort, operands: &[&Reference]) -> Reference {
    match (operation, sort, operands[0]) {
        (Operation::ConstArray(_), Sort::Array { index, element }, Reference::Bits(_, value)) => {
            Reference::Array {
                index,
                element,
                default: value.clone(),
                entries: BTreeMap::new(),
            }
        }
        (
            Operation::Select,
            _,
            Reference::Array {
                element,
                default,
                entries,
                ..
            },
        ) => {
            let found = entries.get(operands[1].bits().1).unwrap_or(default);
            Reference::Bits(*element, found.clone())
        }
        (
            Operation::Store,
            _,
            Reference::Array {
                index,
                element,
                default,
                entries,
            },
        ) => {
            let (at, value) = (operands[1].bits().1, operands[2].bits().1);
            let mut entries = entries.clone();
            // An entry equal to the default says nothing; without it arrays compare by entries.
            if value == default {
                entries.remove(at);
            } else {
                entries.insert(at.clone(), value.clone());
            }
            Reference::Array {
                index: *index,
                element: *element,
                default: default.clone(),
                entries,
            }
        }
        _ => panic!("{operation:?} of {:?}", operands[0]),
    }
}

fn direction(mode: RoundingMode) -> Round {
    match mode {
        RoundingMode::NearestEven => Round::NearestTiesToEven,
        RoundingMode::NearestAway => Round::NearestTiesToAway,
        RoundingMode::TowardPositive => Round::TowardPositive,
        RoundingMode::TowardNegative => Round::TowardNegative,
        RoundingMode::TowardZero => Round::TowardZero,
    }
}

fn pattern<F: Float>(value: F) -> u128 {
    if value.is_nan() {
        F::qnan(None).to_bits()
    } else {
        value.to_bits()
    }
}

macro_rules! in_format {
    ($format:expr, $function:ident($($argument:expr),*)) => {
        match $format {
            FloatFormat::Half => $function::<Half>($($argument),*),
            FloatFormat::BFloat => $function::<BFloat>($($argument),*),
            FloatFormat::Single => $function::<Single>($($argument),*),
            FloatFormat::Double => $function::<Double>($($argument),*),
            FloatFormat::X87 => $function::<X87DoubleExtended>($($argument),*),
            FloatFormat::Quad => $function::<Quad>($($argument),*),
        }
    };
}

fn float(which: FloatOperation, operands: &[&Reference]) -> Reference {
    let format = operands[0].float().0;
    let patterns: Vec<u128> = operands.iter().map(|operand| operand.float().1).collect();
    Reference::Float(format, in_format!(format, arithmetic(which, &patterns)))
}

fn arithmetic<F: Float>(which: FloatOperation, patterns: &[u128]) -> u128 {
    let operands: Vec<F> = patterns.iter().map(|&bits| F::from_bits(bits)).collect();
    let a = operands[0];
    pattern(match which {
        FloatOperation::Neg => -a,
        FloatOperation::Abs => a.abs(),
        FloatOperation::Add(mode) => a.add_r(operands[1], direction(mode)).value,
        FloatOperation::Sub(mode) => a.sub_r(operands[1], direction(mode)).value,
        FloatOperation::Mul(mode) => a.mul_r(operands[1], direction(mode)).value,
        FloatOperation::Div(mode) => a.div_r(operands[1], direction(mode)).value,
        FloatOperation::Rem => a.ieee_rem(operands[1]).value,
        FloatOperation::Fmod => a.c_fmod(operands[1]).value,
        FloatOperation::Fma(mode) => a.mul_add_r(operands[1], operands[2], direction(mode)).value,
        FloatOperation::Round(mode) => a.round_to_integral(direction(mode)).value,
        FloatOperation::Min | FloatOperation::Max if a.is_nan() => operands[1],
        FloatOperation::Min | FloatOperation::Max if operands[1].is_nan() => a,
        FloatOperation::Min => a.minimum(operands[1]),
        FloatOperation::Max => a.maximum(operands[1]),
    })
}

fn float_test(which: FloatTest, operands: &[&Reference]) -> bool {
    let format = operands[0].float().0;
    let patterns: Vec<u128> = operands.iter().map(|operand| operand.float().1).collect();
    in_format!(format, classify(which, &patterns))
}

fn classify<F: Float>(which: FloatTest, patterns: &[u128]) -> bool {
    let a = F::from_bits(patterns[0]);
    let b = F::from_bits(patterns[patterns.len() - 1]);
    match which {
        FloatTest::Eq => a == b,
        FloatTest::Lt => a < b,
        FloatTest::Le => a <= b,
        FloatTest::IsNan => a.is_nan(),
        FloatTest::IsInfinite => a.is_infinite(),
        FloatTest::IsZero => a.is_zero(),
        FloatTest::IsNormal => a.is_normal(),
        FloatTest::IsSubnormal => a.is_denormal(),
        FloatTest::IsNegative => a.is_negative() && !a.is_nan(),
        FloatTest::IsPositive => !a.is_negative() && !a.is_nan(),
    }
}

/// The canonical pattern of what `bits` encode.
pub fn canonical(format: FloatFormat, bits: u128) -> u128 {
    fn of<F: Float>(bits: u128) -> u128 {
        pattern(F::from_bits(bits))
    }
    in_format!(format, of(bits))
}

fn conversion_to_float(operation: Operation, operand: &Reference) -> Reference {
    let (format, bits) = match operation {
        Operation::FromBits(format) => {
            let bits = u128::try_from(operand.bits().1).unwrap();
            (format, canonical(format, bits))
        }
        Operation::FloatConvert(mode, format) => {
            let (from, bits) = operand.float();
            (format, in_format!(format, converted(from, mode, bits)))
        }
        Operation::FromSigned(mode, format) => {
            let (width, value) = operand.bits();
            (
                format,
                in_format!(format, of_integer(mode, &signed(width, value))),
            )
        }
        Operation::FromUnsigned(mode, format) => {
            let value = BigInt::from(operand.bits().1.clone());
            (format, in_format!(format, of_integer(mode, &value)))
        }
        _ => panic!("{operation:?} gives no float"),
    };
    Reference::Float(format, bits)
}

fn converted<T: Float>(from: FloatFormat, mode: RoundingMode, bits: u128) -> u128
where
    Half: FloatConvert<T>,
    BFloat: FloatConvert<T>,
    Single: FloatConvert<T>,
    Double: FloatConvert<T>,
    X87DoubleExtended: FloatConvert<T>,
    Quad: FloatConvert<T>,
{
    fn convert<F: FloatConvert<T>, T: Float>(mode: RoundingMode, bits: u128) -> T {
        F::from_bits(bits)
            .convert_r(direction(mode), &mut false)
            .value
    }
    pattern(match from {
        FloatFormat::Half => convert::<Half, T>(mode, bits),
        FloatFormat::BFloat => convert::<BFloat, T>(mode, bits),
        FloatFormat::Single => convert::<Single, T>(mode, bits),
        FloatFormat::Double => convert::<Double, T>(mode, bits),
        FloatFormat::X87 => convert::<X87DoubleExtended, T>(mode, bits),
        FloatFormat::Quad => convert::<Quad, T>(mode, bits),
    })
}

/// Through a decimal text, which apfloat rounds correctly at any length.
fn of_integer<F: Float>(mode: RoundingMode, value: &BigInt) -> u128 {
    if *value == BigInt::from(0) {
        return 0;
    }
    let text = value.to_string();
    pattern(F::from_str_r(&text, direction(mode)).ok().unwrap().value)
}

/// Zero when the rounded value does not fit.
fn to_integer(operand: &Reference, mode: RoundingMode, width: u32, is_signed: bool) -> BigUint {
    assert!(width <= 100, "apfloat converts to at most 128 bits");
    let (format, bits) = operand.float();
    let rounded: Option<i128> = in_format!(format, integer_of(mode, bits));
    let Some(value) = rounded.map(BigInt::from) else {
        return BigUint::from(0u8);
    };
    let half = BigInt::from(power(width - 1));
    let (low, high) = if is_signed {
        (-half.clone(), half)
    } else {
        (BigInt::from(0), BigInt::from(power(width)))
    };
    if value < low || value >= high {
        return BigUint::from(0u8);
    }
    wrap(width, &value)
}

fn integer_of<F: Float>(mode: RoundingMode, bits: u128) -> Option<i128> {
    let converted = F::from_bits(bits).to_i128_r(127, direction(mode), &mut false);
    let valid = !converted
        .status
        .intersects(rustc_apfloat::Status::INVALID_OP);
    valid.then_some(converted.value)
}
