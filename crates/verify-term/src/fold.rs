//! Folding of operators over constants of at most 64 bits, without building values.

use crate::bits::{mask, to_signed};
use crate::term::Op;

/// The result of a bit-vector operator on words of `width` bits; `None` for other operators.
pub(crate) fn fold_word(op: Op, width: u32, a: u64, b: u64) -> Option<u64> {
    let signed = |value: u64| to_signed(width, value);
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    let result = match op {
        Op::BvAnd => a & b,
        Op::BvOr => a | b,
        Op::BvXor => a ^ b,
        Op::Add => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Mul => a.wrapping_mul(b),
        Op::UDiv => a.checked_div(b).unwrap_or(u64::MAX),
        Op::URem => a.checked_rem(b).unwrap_or(a),
        Op::SDiv if b == 0 => {
            if signed(a) < 0 {
                1
            } else {
                u64::MAX
            }
        }
        // Wrapping: the least number divided by -1 is itself.
        Op::SDiv => signed(a).wrapping_div(signed(b)) as u64,
        Op::SRem if b == 0 => a,
        Op::SRem => signed(a).wrapping_rem(signed(b)) as u64,
        Op::Shl if amount < width => a << amount,
        Op::LShr if amount < width => a >> amount,
        Op::Shl | Op::LShr => 0,
        Op::AShr => (signed(a) >> amount.min(63)) as u64,
        _ => return None,
    };
    Some(result & mask(width))
}

/// The result of any operator over bit-vectors of at most 64 bits that has one of at most 64 bits,
/// or a boolean as 0 or 1. `widths` are those of the result, the first and the last operand.
pub(crate) fn fold_words(op: Op, widths: [u32; 3], a: u64, b: u64) -> Option<u64> {
    let [width, from, last] = widths;
    let signed = |word: u64| to_signed(from, word);
    match op {
        Op::Eq => return Some(u64::from(a == b)),
        Op::Ult => return Some(u64::from(a < b)),
        Op::Slt => return Some(u64::from(signed(a) < signed(b))),
        _ => {}
    }
    if width == 0 || width > 64 {
        return None;
    }
    let result = match op {
        Op::BvNot => !a,
        Op::Neg => a.wrapping_neg(),
        Op::Extract { low } => a >> low,
        Op::ZExt => a,
        Op::SExt => signed(a) as u64,
        Op::Concat => a << last | b,
        _ => return fold_word(op, width, a, b),
    };
    Some(result & mask(width))
}
