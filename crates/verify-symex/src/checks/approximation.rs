//! Functions whose models leave their results open within bounds, where the native library knows them: the
//! elementary functions of floats. A failure whose execution has a result that the native function does not give is
//! none: the function is evaluated at the arguments of that execution, what it answers is a fact from then on, and
//! the question is asked again.
//!
//! `machine/approximation.rs` notes the calls here, `obligation.rs` asks about a failure.

use std::rc::Rc;
use verify_solver::Model;
use verify_term::{Arena, TermId};

/// One call of such a function.
#[derive(Clone, Debug)]
pub struct Approximation {
    /// The function, by its name in C without a suffix for the type.
    pub function: Rc<str>,
    /// The bits of its result, and of each of its arguments: those of a float or a double.
    pub width: u32,
    /// Its arguments, as bits.
    pub arguments: Vec<TermId>,
    /// What its model answers.
    pub answer: TermId,
}

/// What executions of a model show of such calls.
pub enum Shown {
    /// Each result is that of the native function.
    Real,
    /// What the native function answers at their arguments, where the results are others.
    Facts(Vec<TermId>),
}

/// Arguments at which a function is asked about at once, those of two also as pairs; their opposites, too.
const SAMPLES: [f64; 20] = [
    0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 0.5, 0.25, 7.0, 10.0, 6.0, 8.0, 12.0, 20.0, 45.0, 50.0, 90.0,
    100.0, 360.0, 1000.0,
];
/// How many of them are combined to pairs.
const PAIRED: usize = 7;

impl Approximation {
    /// That the arguments are some of the samples, and the answer is the native one there.
    fn sampled(&self, arena: &mut Arena) -> TermId {
        let count = match self.arguments.len() {
            1 => SAMPLES.len(),
            _ => PAIRED,
        };
        let bits = |value: &f64| match self.width {
            32 => u64::from((*value as f32).to_bits()),
            _ => value.to_bits(),
        };
        let values = SAMPLES[..count].iter().flat_map(|one| [*one, -*one]);
        let values: Vec<u64> = values.map(|one| bits(&one)).collect();
        let tuples: Vec<Vec<u64>> = match self.arguments.len() {
            1 => values.iter().map(|one| vec![*one]).collect(),
            _ => values
                .iter()
                .flat_map(|one| values.iter().map(|other| vec![*one, *other]))
                .collect(),
        };
        let mut any = TermId::FALSE;
        for tuple in tuples {
            let Some(native) = evaluate(&self.function, self.width, &tuple) else {
                continue;
            };
            let native = arena.bv(self.width, native);
            let mut here = arena.eq(self.answer, native);
            for (term, value) in self.arguments.iter().zip(tuple) {
                let value = arena.bv(self.width, value);
                let same = arena.eq(*term, value);
                here = arena.and(here, same);
            }
            any = arena.or(any, here);
        }
        any
    }

    /// Whether the native function is here to be asked.
    pub fn is_known(function: &str, width: u32) -> bool {
        matches!(width, 32 | 64) && double(function, 1.0, Some(1.0)).is_some()
    }

    /// That the function answers natively what it answers, at the arguments that a model has.
    fn fact(&self, arena: &mut Arena, model: &Model) -> Option<TermId> {
        let bits = |arena: &Arena, term| {
            let value = model.assignment().evaluate(arena, term);
            value.as_u64()
        };
        let arguments: Option<Vec<u64>> = self
            .arguments
            .iter()
            .map(|argument| bits(arena, *argument))
            .collect();
        let arguments = arguments?;
        let native = evaluate(&self.function, self.width, &arguments)?;
        if bits(arena, self.answer) == Some(native) {
            return None;
        }
        let native = arena.bv(self.width, native);
        let mut fact = arena.eq(self.answer, native);
        for (term, value) in self.arguments.iter().zip(arguments) {
            let value = arena.bv(self.width, value);
            let same = arena.eq(*term, value);
            let other = arena.not(same);
            fact = arena.or(other, fact);
        }
        Some(fact)
    }
}

/// The calls whose results, or whose arguments' results, a term depends on.
pub fn behind(arena: &Arena, calls: &[Approximation], term: TermId) -> Vec<Approximation> {
    if calls.is_empty() {
        return Vec::new();
    }
    let mut variables = arena.variables(term);
    let mut found: Vec<Approximation> = Vec::new();
    let mut left: Vec<&Approximation> = calls.iter().collect();
    loop {
        let before = found.len();
        left.retain(|call| {
            let concerns = variables.contains(&call.answer);
            if concerns {
                for argument in &call.arguments {
                    variables.extend(arena.variables(*argument));
                }
                found.push((*call).clone());
            }
            !concerns
        });
        if found.len() == before {
            return found;
        }
    }
}

/// That all these calls have some of the samples as arguments, and answer what the native functions do.
pub fn samples(arena: &mut Arena, calls: &[Approximation]) -> TermId {
    calls.iter().fold(TermId::TRUE, |all, call| {
        let sampled = call.sampled(arena);
        arena.and(all, sampled)
    })
}

/// Compares the results that a model has with the native ones.
pub fn compare(arena: &mut Arena, calls: &[Approximation], model: &Model) -> Shown {
    let facts: Vec<TermId> = calls
        .iter()
        .filter_map(|call| call.fact(arena, model))
        .collect();
    match facts.is_empty() {
        true => Shown::Real,
        false => Shown::Facts(facts),
    }
}

/// The native function's answer, as bits; none where it is not known here, or no number.
fn evaluate(function: &str, width: u32, arguments: &[u64]) -> Option<u64> {
    let (x, y) = (*arguments.first()?, arguments.get(1).copied());
    match width {
        32 => {
            let argument = |bits: u64| f32::from_bits(bits as u32);
            let answer = single(function, argument(x), y.map(argument))?;
            (!answer.is_nan()).then(|| u64::from(answer.to_bits()))
        }
        64 => {
            let answer = double(function, f64::from_bits(x), y.map(f64::from_bits))?;
            (!answer.is_nan()).then(|| answer.to_bits())
        }
        _ => None,
    }
}

macro_rules! elementary {
    ($name:ident, $float:ty) => {
        /// Those that Rust's library takes from C's.
        fn $name(function: &str, x: $float, y: Option<$float>) -> Option<$float> {
            Some(match function {
                "exp" => x.exp(),
                "exp2" => x.exp2(),
                "expm1" => x.exp_m1(),
                "log" => x.ln(),
                "log2" => x.log2(),
                "log10" => x.log10(),
                "log1p" => x.ln_1p(),
                "sinh" => x.sinh(),
                "cosh" => x.cosh(),
                "tanh" => x.tanh(),
                "cbrt" => x.cbrt(),
                "sin" => x.sin(),
                "cos" => x.cos(),
                "tan" => x.tan(),
                "asin" => x.asin(),
                "acos" => x.acos(),
                "atan" => x.atan(),
                "pow" => x.powf(y?),
                "hypot" => x.hypot(y?),
                "atan2" => x.atan2(y?),
                "fmod" => x % y?,
                _ => return None,
            })
        }
    };
}

elementary!(single, f32);
elementary!(double, f64);

#[cfg(test)]
mod tests {
    use super::{Approximation, evaluate};

    #[test]
    fn native_answers_are_bits() {
        let arguments = [1e18_f64.to_bits(), 3_f64.to_bits()];
        assert_eq!(evaluate("fmod", 64, &arguments), Some(1_f64.to_bits()));
        let zero = [u64::from(0_f32.to_bits())];
        assert_eq!(evaluate("cos", 32, &zero), Some(u64::from(1_f32.to_bits())));
        assert_eq!(evaluate("log", 64, &[(-1_f64).to_bits()]), None);
        assert!(!Approximation::is_known("tgamma", 64) && Approximation::is_known("sin", 32));
    }
}
