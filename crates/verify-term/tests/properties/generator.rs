//! Random term graphs, built through the builders and remembered as operations for the reference.
//!
//! The dice are loaded towards what rules look at: few variables, few widths, constants at the
//! edges of their range, operands used twice, conditionals over constants.

use num_bigint::BigUint;
use verify_term::{Arena, FloatFormat, RoundingMode, Sort, TermId};

use crate::operation::{Binary, Comparison, FloatOperation, FloatTest, Operation, Overflow, Unary};
use crate::random::Random;
use crate::reference::{self, Reference};

pub enum Source {
    Variable(usize),
    Constant(Reference),
    Operation(Operation, Vec<usize>),
}

pub struct Entry {
    pub source: Source,
    pub sort: Sort,
    pub term: TermId,
}

/// What a random graph may contain.
#[derive(Clone, Copy)]
pub struct Profile {
    pub widths: &'static [u32],
    pub floats: bool,
    pub arrays: bool,
    /// Float remainders, which Z3 cannot be asked about.
    pub remainders: bool,
}

pub struct Graph {
    pub arena: Arena,
    pub entries: Vec<Entry>,
    pub variables: Vec<(TermId, Sort)>,
}

pub struct Generator<'a> {
    random: &'a mut Random,
    profile: Profile,
    graph: Graph,
}

const FORMATS: [FloatFormat; 6] = FloatFormat::ALL;

impl<'a> Generator<'a> {
    pub fn new(random: &'a mut Random, profile: Profile) -> Self {
        let graph = Graph {
            arena: Arena::new(),
            entries: Vec::new(),
            variables: Vec::new(),
        };
        Generator {
            random,
            profile,
            graph,
        }
    }

    /// A graph with `size` operations.
    pub fn generate(mut self, size: usize) -> Graph {
        let width = self.random.pick(self.profile.widths);
        let other = self.random.pick(self.profile.widths);
        for sort in [
            Sort::BitVec(width),
            Sort::BitVec(width),
            Sort::BitVec(other),
            Sort::Bool,
        ] {
            self.variable(sort);
        }
        self.variable(Sort::Bool);
        if self.profile.floats {
            let format = self.random.pick(&FORMATS);
            self.variable(Sort::Float(format));
            self.variable(Sort::Float(format));
            self.variable(Sort::BitVec(format.bits()));
        }
        if self.profile.arrays {
            let index = self.random.pick(&[1, 2, 3, 8]);
            self.variable(Sort::Array {
                index,
                element: width,
            });
            self.variable(Sort::BitVec(index));
            self.variable(Sort::BitVec(index));
        }
        let target = self.graph.entries.len() + size;
        while self.graph.entries.len() < target {
            self.operation();
        }
        self.graph
    }

    fn push(&mut self, source: Source, sort: Sort, term: TermId) -> usize {
        assert_eq!(
            self.graph.arena.sort(term),
            sort,
            "the builder keeps the sort"
        );
        self.graph.entries.push(Entry { source, sort, term });
        self.graph.entries.len() - 1
    }

    fn variable(&mut self, sort: Sort) -> usize {
        let number = self.graph.variables.len();
        let term = self.graph.arena.variable(&format!("v{number}"), sort);
        self.graph.variables.push((term, sort));
        self.push(Source::Variable(number), sort, term)
    }

    fn constant(&mut self, sort: Sort) -> usize {
        let value = random_value(self.random, sort);
        let term = self.graph.arena.constant(&value.to_value());
        self.push(Source::Constant(value), sort, term)
    }

    fn any_of(&mut self, wanted: impl Fn(Sort) -> bool) -> Option<usize> {
        let entries = self.graph.entries.iter().enumerate();
        let fitting: Vec<usize> = entries
            .filter(|(_, entry)| wanted(entry.sort))
            .map(|(index, _)| index)
            .collect();
        if fitting.is_empty() {
            return None;
        }
        // Recent entries are the deep ones; prefer them half of the time.
        if self.random.one_in(2) {
            let recent = fitting.len().min(3);
            return Some(fitting[fitting.len() - 1 - self.random.below(recent)]);
        }
        Some(self.random.pick(&fitting))
    }

    /// An operand of the given sort: an entry, or a new constant.
    fn operand(&mut self, sort: Sort) -> usize {
        let scalar = !matches!(sort, Sort::Array { .. });
        if scalar && self.random.one_in(3) {
            return self.constant(sort);
        }
        match self.any_of(|candidate| candidate == sort) {
            Some(index) => index,
            None => self.constant(sort),
        }
    }

    fn bits(&mut self) -> (usize, u32) {
        let index = self.any_of(|sort| matches!(sort, Sort::BitVec(_))).unwrap();
        match self.graph.entries[index].sort {
            Sort::BitVec(width) => (index, width),
            _ => unreachable!(),
        }
    }

    fn apply(&mut self, operation: Operation, operands: Vec<usize>) {
        let sorts: Vec<Sort> = operands
            .iter()
            .map(|&i| self.graph.entries[i].sort)
            .collect();
        let terms: Vec<TermId> = operands
            .iter()
            .map(|&i| self.graph.entries[i].term)
            .collect();
        let sort = operation.sort(&sorts);
        let term = operation.build(&mut self.graph.arena, &terms);
        self.push(Source::Operation(operation, operands), sort, term);
    }

    fn operation(&mut self) {
        match self.random.below(if self.profile.floats { 12 } else { 8 }) {
            0 | 1 => self.boolean(),
            2 => self.conditional(),
            3 => self.comparison(),
            4 | 5 => self.arithmetic(),
            6 => self.slicing(),
            7 if self.profile.arrays => self.array(),
            7 => self.arithmetic(),
            _ => self.float(),
        }
    }

    fn boolean(&mut self) {
        let a = self.any_of(|sort| sort == Sort::Bool).unwrap();
        let b = self.any_of(|sort| sort == Sort::Bool).unwrap();
        let binary = [
            Operation::And,
            Operation::Or,
            Operation::Xor,
            Operation::Implies,
            Operation::Eq,
        ];
        match self.random.below(8) {
            0 => self.apply(Operation::Not, vec![a]),
            1 => self.apply(Operation::And, vec![a, b]),
            2 => self.apply(Operation::Or, vec![a, b]),
            3 => {
                let width = self.random.pick(self.profile.widths);
                self.apply(Operation::BoolToBv(width), vec![a]);
            }
            _ => {
                let operation = self.random.pick(&binary);
                self.apply(operation, vec![a, b]);
            }
        }
    }

    fn conditional(&mut self) {
        let condition = self.operand(Sort::Bool);
        let first = self.any_of(|_| true).unwrap();
        let sort = self.graph.entries[first].sort;
        let scalar = !matches!(sort, Sort::Array { .. });
        let first = if scalar && self.random.one_in(2) {
            self.constant(sort)
        } else {
            first
        };
        let second = self.operand(sort);
        self.apply(Operation::Ite, vec![condition, first, second]);
    }

    fn comparison(&mut self) {
        let (a, width) = self.bits();
        let b = self.operand(Sort::BitVec(width));
        let operands = if self.random.one_in(2) {
            vec![a, b]
        } else {
            vec![b, a]
        };
        match self.random.below(8) {
            0..=2 => self.apply(Operation::Eq, operands),
            3..=5 => {
                let which = self.random.pick(&Comparison::ALL);
                self.apply(Operation::Compare(which), operands);
            }
            6 => {
                let which = self.random.pick(&Overflow::ALL);
                self.apply(Operation::Overflow(which), operands);
            }
            _ => {
                let first = self.any_of(|_| true).unwrap();
                let sort = self.graph.entries[first].sort;
                let second = self.operand(sort);
                self.apply(Operation::Eq, vec![first, second]);
            }
        }
    }

    fn arithmetic(&mut self) {
        let (a, width) = self.bits();
        if self.random.one_in(6) {
            let mut unary = vec![Unary::Not, Unary::Not, Unary::Neg, Unary::Neg];
            if width <= 16 {
                unary.extend([Unary::PopCount, Unary::LeadingZeros]);
                unary.extend([Unary::TrailingZeros, Unary::BitReverse]);
            }
            if width.is_multiple_of(8) {
                unary.push(Unary::ByteSwap);
            }
            let which = self.random.pick(&unary);
            return self.apply(Operation::Unary(which), vec![a]);
        }
        if self.random.one_in(40) {
            return self.apply(Operation::NegOverflows, vec![a]);
        }
        let b = self.operand(Sort::BitVec(width));
        let operands = if self.random.one_in(2) {
            vec![a, b]
        } else {
            vec![b, a]
        };
        let which = self.random.pick(&Binary::ALL);
        self.apply(Operation::Binary(which), operands);
    }

    fn slicing(&mut self) {
        let (a, width) = self.bits();
        match self.random.below(6) {
            0 if width < 200 => {
                let (b, _) = self.bits();
                self.apply(Operation::Concat, vec![a, b]);
            }
            1 | 2 if width < 200 => {
                let more = width + self.random.pick(&[0, 1, 2, 4, 8, 32, 64]);
                let signed = self.random.one_in(2);
                let operation = if signed {
                    Operation::Sext(more)
                } else {
                    Operation::Zext(more)
                };
                self.apply(operation, vec![a]);
            }
            _ => {
                let mut low = self.random.below(width as usize) as u32;
                if self.random.one_in(2) {
                    low = 0;
                }
                let high = low + self.random.below((width - low) as usize) as u32;
                self.apply(Operation::Extract { high, low }, vec![a]);
            }
        }
    }

    fn array(&mut self) {
        let array = self
            .any_of(|sort| matches!(sort, Sort::Array { .. }))
            .unwrap();
        let Sort::Array { index, element } = self.graph.entries[array].sort else {
            unreachable!()
        };
        let at = self.operand(Sort::BitVec(index));
        match self.random.below(8) {
            0 => {
                let value = self.operand(Sort::BitVec(element));
                self.apply(Operation::ConstArray(index), vec![value]);
            }
            1..=3 => {
                let value = self.operand(Sort::BitVec(element));
                self.apply(Operation::Store, vec![array, at, value]);
            }
            _ => self.apply(Operation::Select, vec![array, at]),
        }
    }

    fn float(&mut self) {
        let mode = self.random.pick(&RoundingMode::ALL);
        let format = self.random.pick(&FORMATS);
        if self.random.one_in(4) {
            return self.conversion(mode, format);
        }
        let a = self.any_of(|sort| matches!(sort, Sort::Float(_))).unwrap();
        let sort = self.graph.entries[a].sort;
        let b = self.operand(sort);
        if self.random.one_in(3) {
            let tests = [
                FloatTest::IsNan,
                FloatTest::IsInfinite,
                FloatTest::IsZero,
                FloatTest::IsNormal,
                FloatTest::IsSubnormal,
                FloatTest::IsNegative,
                FloatTest::IsPositive,
            ];
            let comparisons = [FloatTest::Eq, FloatTest::Lt, FloatTest::Le];
            if self.random.one_in(2) {
                let which = self.random.pick(&tests);
                return self.apply(Operation::FloatTest(which), vec![a]);
            }
            let which = self.random.pick(&comparisons);
            return self.apply(Operation::FloatTest(which), vec![a, b]);
        }
        let unary = [
            FloatOperation::Neg,
            FloatOperation::Abs,
            FloatOperation::Round(mode),
        ];
        let mut binary = vec![
            FloatOperation::Add(mode),
            FloatOperation::Sub(mode),
            FloatOperation::Mul(mode),
            FloatOperation::Div(mode),
            FloatOperation::Min,
            FloatOperation::Max,
        ];
        if self.profile.remainders {
            binary.extend([FloatOperation::Rem, FloatOperation::Fmod]);
        }
        match self.random.below(8) {
            0 | 1 => {
                let which = self.random.pick(&unary);
                self.apply(Operation::Float(which), vec![a]);
            }
            2 => {
                let c = self.operand(sort);
                self.apply(Operation::Float(FloatOperation::Fma(mode)), vec![a, b, c]);
            }
            _ => {
                let which = self.random.pick(&binary);
                self.apply(Operation::Float(which), vec![a, b]);
            }
        }
    }

    fn conversion(&mut self, mode: RoundingMode, format: FloatFormat) {
        let float = self.any_of(|sort| matches!(sort, Sort::Float(_))).unwrap();
        match self.random.below(7) {
            0 => self.apply(Operation::FloatConvert(mode, format), vec![float]),
            1 => self.apply(Operation::ToBits, vec![float]),
            2 => {
                let bits = self.operand(Sort::BitVec(format.bits()));
                self.apply(Operation::FromBits(format), vec![bits]);
            }
            3 | 4 => {
                let (bits, _) = self.bits();
                let operation = if self.random.one_in(2) {
                    Operation::FromSigned(mode, format)
                } else {
                    Operation::FromUnsigned(mode, format)
                };
                self.apply(operation, vec![bits]);
            }
            _ => {
                let width = self.random.pick(&[1, 2, 8, 16, 32, 64, 90]);
                let operation = if self.random.one_in(2) {
                    Operation::ToSigned(mode, width)
                } else {
                    Operation::ToUnsigned(mode, width)
                };
                self.apply(operation, vec![float]);
            }
        }
    }
}

/// A value with a taste for the edges of its sort.
pub fn random_value(random: &mut Random, sort: Sort) -> Reference {
    match sort {
        Sort::Bool => Reference::Bool(random.one_in(2)),
        Sort::BitVec(width) => Reference::Bits(width, random_bits(random, width)),
        Sort::Float(format) => {
            let bits = random_bits(random, format.bits());
            let bits = u128::try_from(bits).unwrap();
            let chosen = match random.below(4) {
                0 => interesting_float(random, format),
                _ => bits,
            };
            Reference::Float(format, reference::canonical(format, chosen))
        }
        Sort::Array { index, element } => {
            let mut entries = std::collections::BTreeMap::new();
            let default = random_bits(random, element);
            for _ in 0..random.below(4) {
                let value = random_bits(random, element);
                if value != default {
                    entries.insert(random_bits(random, index), value);
                }
            }
            Reference::Array {
                index,
                element,
                default,
                entries,
            }
        }
    }
}

/// Small numbers, infinities, zeros and halves, by way of a conversion from a short integer.
fn interesting_float(random: &mut Random, format: FloatFormat) -> u128 {
    let sign = u128::from(random.one_in(2)) << (format.bits() - 1);
    let small = BigUint::from(random.below(5));
    let operand = Reference::Bits(8, small);
    let operation = Operation::FromUnsigned(RoundingMode::NearestEven, format);
    match reference::evaluate(operation, Sort::Float(format), &[&operand]) {
        Reference::Float(_, bits) => bits | sign,
        _ => unreachable!(),
    }
}

fn random_bits(random: &mut Random, width: u32) -> BigUint {
    let modulus = reference::power(width);
    let top = &modulus - 1u8;
    match random.below(10) {
        0 => BigUint::from(0u8),
        1 => BigUint::from(1u8),
        2 => top,
        3 => reference::power(width - 1),
        4 => reference::power(width - 1) - 1u8,
        5 => reference::power(random.below(width as usize) as u32),
        6 => BigUint::from(random.below(12)) % modulus,
        7 => (top + &modulus - random.below(12) % 2usize.pow(width.min(4))) % modulus,
        _ => {
            let limbs: Vec<u32> = (0..width.div_ceil(32))
                .map(|_| random.next() as u32)
                .collect();
            BigUint::new(limbs) % modulus
        }
    }
}
