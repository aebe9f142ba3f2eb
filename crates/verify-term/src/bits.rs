//! Bit-vector values of any width.
//!
//! A value of at most 64 bits is one machine word; a wider one is a slice of limbs, least
//! significant first. The bits above the width are always zero. All arithmetic wraps, as SMT-LIB's
//! does. The simplifier folds wide constants with it and the evaluator computes with it; it knows
//! nothing of terms.

use std::cmp::Ordering;
use std::fmt;

/// A bit-vector value.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct BitVector {
    width: u32,
    limbs: Limbs,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Limbs {
    One(u64),
    Many(Box<[u64]>),
}

/// The mask of the lowest `width` bits of a word.
pub(crate) fn mask(width: u32) -> u64 {
    if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    }
}

/// The lowest `width` bits of `value`, read as a signed number.
pub(crate) fn to_signed(width: u32, value: u64) -> i64 {
    debug_assert!((1..=64).contains(&width));
    let unused = 64 - width;
    ((value << unused) as i64) >> unused
}

fn limb_count(width: u32) -> usize {
    width.div_ceil(64) as usize
}

impl BitVector {
    /// The value modulo 2^width, zero-extended when the width exceeds 64.
    #[must_use]
    pub fn new(width: u32, value: u64) -> Self {
        if width <= 64 {
            let limbs = Limbs::One(value & mask(width));
            return BitVector { width, limbs };
        }
        let mut limbs = vec![0; limb_count(width)];
        limbs[0] = value;
        BitVector::from_vec(width, limbs)
    }

    /// The value modulo 2^width.
    #[must_use]
    pub fn from_u128(width: u32, value: u128) -> Self {
        BitVector::from_limbs(width, &[value as u64, (value >> 64) as u64])
    }

    /// The value modulo 2^width of limbs given least significant first; missing ones are zero.
    #[must_use]
    pub fn from_limbs(width: u32, limbs: &[u64]) -> Self {
        if width <= 64 {
            return BitVector::new(width, limbs.first().copied().unwrap_or(0));
        }
        let mut all = vec![0; limb_count(width)];
        let given = limbs.len().min(all.len());
        all[..given].copy_from_slice(&limbs[..given]);
        BitVector::from_vec(width, all)
    }

    /// All bits clear.
    #[must_use]
    pub fn zero(width: u32) -> Self {
        BitVector::new(width, 0)
    }

    /// All bits set.
    #[must_use]
    pub fn ones(width: u32) -> Self {
        BitVector::zero(width).not()
    }

    fn from_vec(width: u32, mut limbs: Vec<u64>) -> Self {
        debug_assert_eq!(limbs.len(), limb_count(width));
        let last = limbs.len() - 1;
        limbs[last] &= mask(width - 64 * last as u32);
        let limbs = match limbs[..] {
            [one] => Limbs::One(one),
            _ => Limbs::Many(limbs.into_boxed_slice()),
        };
        BitVector { width, limbs }
    }

    /// How many bits there are.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The limbs, least significant first: as many as the width needs.
    #[must_use]
    pub fn limbs(&self) -> &[u64] {
        match &self.limbs {
            Limbs::One(limb) => std::slice::from_ref(limb),
            Limbs::Many(limbs) => limbs,
        }
    }

    /// The value, when it fits 64 bits.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        let (low, high) = self.limbs().split_first()?;
        high.iter().all(|&limb| limb == 0).then_some(*low)
    }

    /// The value, when it fits 128 bits.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        let limbs = self.limbs();
        if limbs.iter().skip(2).any(|&limb| limb != 0) {
            return None;
        }
        let high = limbs.get(1).copied().unwrap_or(0);
        Some(u128::from(limbs[0]) | u128::from(high) << 64)
    }

    /// The bit at a position, from the least significant.
    #[must_use]
    pub fn bit(&self, index: u32) -> bool {
        self.limbs()[(index / 64) as usize] >> (index % 64) & 1 == 1
    }

    /// Whether the highest bit is set.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// Whether no bit is set.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.limbs().iter().all(|&limb| limb == 0)
    }

    /// Whether every bit is set.
    #[must_use]
    pub fn is_ones(&self) -> bool {
        self.not().is_zero()
    }

    fn zip(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        debug_assert_eq!(self.width, other.width);
        if let (Limbs::One(a), Limbs::One(b)) = (&self.limbs, &other.limbs) {
            return BitVector::new(self.width, f(*a, *b));
        }
        let pairs = self.limbs().iter().zip(other.limbs());
        BitVector::from_vec(self.width, pairs.map(|(&a, &b)| f(a, b)).collect())
    }

    /// Every bit flipped.
    #[must_use]
    pub fn not(&self) -> Self {
        self.zip(self, |a, _| !a)
    }

    /// The bits that both have.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// The bits that either has.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// The bits that differ.
    #[must_use]
    pub fn xor(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// The two's complement.
    #[must_use]
    pub fn neg(&self) -> Self {
        BitVector::zero(self.width).sub(self)
    }

    /// The sum modulo 2^width.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        self.add_with_carry(other, false)
    }

    /// The difference modulo 2^width.
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        self.add_with_carry(&other.not(), true)
    }

    fn add_with_carry(&self, other: &Self, carry: bool) -> Self {
        debug_assert_eq!(self.width, other.width);
        if let (Limbs::One(a), Limbs::One(b)) = (&self.limbs, &other.limbs) {
            let sum = a.wrapping_add(*b).wrapping_add(u64::from(carry));
            return BitVector::new(self.width, sum);
        }
        let mut carry = carry;
        let mut sum = Vec::with_capacity(self.limbs().len());
        for (&a, &b) in self.limbs().iter().zip(other.limbs()) {
            let (partial, first) = a.overflowing_add(b);
            let (limb, second) = partial.overflowing_add(u64::from(carry));
            carry = first || second;
            sum.push(limb);
        }
        BitVector::from_vec(self.width, sum)
    }

    /// The product modulo 2^width.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        debug_assert_eq!(self.width, other.width);
        if let (Limbs::One(a), Limbs::One(b)) = (&self.limbs, &other.limbs) {
            return BitVector::new(self.width, a.wrapping_mul(*b));
        }
        let count = self.limbs().len();
        let mut product = vec![0u64; count];
        for (i, &a) in self.limbs().iter().enumerate() {
            let mut carry = 0u128;
            for (j, &b) in other.limbs()[..count - i].iter().enumerate() {
                let sum = u128::from(a) * u128::from(b) + u128::from(product[i + j]) + carry;
                product[i + j] = sum as u64;
                carry = sum >> 64;
            }
        }
        BitVector::from_vec(self.width, product)
    }

    /// Quotient and remainder; `other` must not be zero.
    fn divide(&self, other: &Self) -> (Self, Self) {
        if let (Some(a), Some(b)) = (self.to_u128(), other.to_u128()) {
            return (
                BitVector::from_u128(self.width, a / b),
                BitVector::from_u128(self.width, a % b),
            );
        }
        // Long division bit by bit: this wide it happens too rarely to deserve more.
        let mut quotient = vec![0u64; self.limbs().len()];
        let mut remainder = BitVector::zero(self.width);
        for index in (0..self.width).rev() {
            // The remainder is below the divisor, so doubling it overflows the width only when the
            // divisor's top bit is set; the subtraction then wraps back into range.
            let overflow = remainder.is_negative();
            remainder = remainder.shift_left(1);
            if self.bit(index) {
                remainder = remainder.or(&BitVector::new(self.width, 1));
            }
            if overflow || remainder.compare_unsigned(other) != Ordering::Less {
                remainder = remainder.sub(other);
                quotient[(index / 64) as usize] |= 1 << (index % 64);
            }
        }
        (BitVector::from_vec(self.width, quotient), remainder)
    }

    /// SMT-LIB's `bvudiv`: all ones when the divisor is zero.
    #[must_use]
    pub fn udiv(&self, other: &Self) -> Self {
        if other.is_zero() {
            return BitVector::ones(self.width);
        }
        self.divide(other).0
    }

    /// SMT-LIB's `bvurem`: the dividend when the divisor is zero.
    #[must_use]
    pub fn urem(&self, other: &Self) -> Self {
        if other.is_zero() {
            return self.clone();
        }
        self.divide(other).1
    }

    fn magnitude(&self) -> Self {
        if self.is_negative() {
            self.neg()
        } else {
            self.clone()
        }
    }

    /// SMT-LIB's `bvsdiv`, defined through `bvudiv` on magnitudes.
    #[must_use]
    pub fn sdiv(&self, other: &Self) -> Self {
        let quotient = self.magnitude().udiv(&other.magnitude());
        if self.is_negative() == other.is_negative() {
            quotient
        } else {
            quotient.neg()
        }
    }

    /// SMT-LIB's `bvsrem`, defined through `bvurem` on magnitudes.
    #[must_use]
    pub fn srem(&self, other: &Self) -> Self {
        let remainder = self.magnitude().urem(&other.magnitude());
        if self.is_negative() {
            remainder.neg()
        } else {
            remainder
        }
    }

    /// Left shift by any amount.
    #[must_use]
    pub fn shift_left(&self, amount: u32) -> Self {
        if amount >= self.width {
            return BitVector::zero(self.width);
        }
        if let Limbs::One(limb) = self.limbs {
            return BitVector::new(self.width, limb << amount);
        }
        let (whole, part) = ((amount / 64) as usize, amount % 64);
        let limbs = self.limbs();
        let mut shifted = vec![0; limbs.len()];
        for i in whole..limbs.len() {
            shifted[i] = limbs[i - whole] << part;
            if part != 0 && i > whole {
                shifted[i] |= limbs[i - whole - 1] >> (64 - part);
            }
        }
        BitVector::from_vec(self.width, shifted)
    }

    /// Logical right shift by any amount.
    #[must_use]
    pub fn shift_right(&self, amount: u32) -> Self {
        if amount >= self.width {
            return BitVector::zero(self.width);
        }
        if let Limbs::One(limb) = self.limbs {
            return BitVector::new(self.width, limb >> amount);
        }
        let (whole, part) = ((amount / 64) as usize, amount % 64);
        let limbs = self.limbs();
        let mut shifted = vec![0; limbs.len()];
        for i in 0..limbs.len() - whole {
            shifted[i] = limbs[i + whole] >> part;
            if part != 0 && i + whole + 1 < limbs.len() {
                shifted[i] |= limbs[i + whole + 1] << (64 - part);
            }
        }
        BitVector::from_vec(self.width, shifted)
    }

    /// The shift amount `self` as a number, saturated at `limit`.
    fn amount(&self, limit: u32) -> u32 {
        match self.to_u64() {
            Some(amount) if amount < u64::from(limit) => amount as u32,
            _ => limit,
        }
    }

    /// Shifted left; zero from the width on.
    #[must_use]
    pub fn shl(&self, amount: &Self) -> Self {
        self.shift_left(amount.amount(self.width))
    }

    /// Shifted right, filled with zeros; zero from the width on.
    #[must_use]
    pub fn lshr(&self, amount: &Self) -> Self {
        self.shift_right(amount.amount(self.width))
    }

    /// Shifted right, filled with the sign.
    #[must_use]
    pub fn ashr(&self, amount: &Self) -> Self {
        if self.is_negative() {
            self.not().lshr(amount).not()
        } else {
            self.lshr(amount)
        }
    }

    /// How two values of one width are ordered, without a sign.
    #[must_use]
    pub fn compare_unsigned(&self, other: &Self) -> Ordering {
        debug_assert_eq!(self.width, other.width);
        self.limbs().iter().rev().cmp(other.limbs().iter().rev())
    }

    /// How two values of one width are ordered, as two's complement.
    #[must_use]
    pub fn compare_signed(&self, other: &Self) -> Ordering {
        // A set sign bit makes the smaller number; below it the order is the unsigned one.
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then_with(|| self.compare_unsigned(other))
    }

    /// The same number in more bits, without a sign.
    #[must_use]
    pub fn zext(&self, width: u32) -> Self {
        debug_assert!(width >= self.width);
        BitVector::from_limbs(width, self.limbs())
    }

    /// The same number in more bits, as two's complement.
    #[must_use]
    pub fn sext(&self, width: u32) -> Self {
        if self.is_negative() {
            self.not().zext(width).not()
        } else {
            self.zext(width)
        }
    }

    /// The bits from `low` to `high`, both included.
    #[must_use]
    pub fn extract(&self, high: u32, low: u32) -> Self {
        debug_assert!(low <= high && high < self.width);
        BitVector::from_limbs(high - low + 1, self.shift_right(low).limbs())
    }

    /// `self` above `low`.
    #[must_use]
    pub fn concat(&self, low: &Self) -> Self {
        let width = self.width + low.width;
        let high = self.zext(width).shift_left(low.width);
        high.or(&low.zext(width))
    }

    /// Whether the unsigned product needs more bits than the width.
    #[must_use]
    pub fn umul_overflows(&self, other: &Self) -> bool {
        let wide = 2 * self.width;
        let product = self.zext(wide).mul(&other.zext(wide));
        !product.shift_right(self.width).is_zero()
    }

    /// Whether the signed product needs more bits than the width.
    #[must_use]
    pub fn smul_overflows(&self, other: &Self) -> bool {
        let wide = 2 * self.width;
        let product = self.sext(wide).mul(&other.sext(wide));
        product != product.extract(self.width - 1, 0).sext(wide)
    }
}

impl Ord for BitVector {
    /// By width, then by unsigned value.
    fn cmp(&self, other: &Self) -> Ordering {
        let widths = self.width.cmp(&other.width);
        widths.then_with(|| self.limbs().iter().rev().cmp(other.limbs().iter().rev()))
    }
}

impl PartialOrd for BitVector {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::LowerHex for BitVector {
    /// All digits of the value, `width / 4` rounded up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::new();
        for limb in self.limbs().iter().rev() {
            digits.push_str(&format!("{limb:016x}"));
        }
        let shown = self.width.div_ceil(4) as usize;
        f.write_str(&digits[digits.len() - shown..])
    }
}

impl fmt::Display for BitVector {
    /// Decimal when it fits 64 bits, else hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_u64() {
            Some(value) => write!(f, "{value}"),
            None => write!(f, "0x{self:x}"),
        }
    }
}

impl fmt::Debug for BitVector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{}", self.width)
    }
}
