//! Arithmetic with its checks.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::program::code::{BinaryFlags, Scaled};
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::{ObjectId, Value, sign_extend};
use verify_ir::{BinaryOp, CastOp, IntPredicate};
use verify_term::{FloatFormat, TermId};

impl Engine<'_> {
    /// The value without uninitialised bits: having some is a violation.
    pub fn defined(
        &mut self,
        state: &mut State,
        value: Value,
        width: u32,
        what: &str,
    ) -> Result<Value, End> {
        if !self.universe.is_shadowed(value) {
            return Ok(value);
        }
        if self.uninitialised_is_arbitrary() {
            return Ok(self.universe.arbitrary(value, width));
        }
        let initialised = self.universe.is_initialised(value, width);
        self.require(state, initialised, Code::Uninitialised, |_, _| {
            (format!("{what} is uninitialised").into(), Vec::new())
        })?;
        Ok(self.universe.bare(value, width))
    }

    /// A value that is the same wherever it is used, also where it was not initialised.
    pub fn freeze(&mut self, value: Value, scalar: Scalar) -> Value {
        if !self.universe.is_shadowed(value) {
            return value;
        }
        let value = self.universe.arbitrary(value, scalar.width());
        match scalar {
            Scalar::Pointer => self.universe.integer_to_pointer(value),
            _ => value,
        }
    }

    pub fn binary(
        &mut self,
        state: &mut State,
        op: BinaryOp,
        width: u32,
        left: Value,
        right: Value,
        flags: BinaryFlags,
    ) -> Result<Value, End> {
        let right = match op {
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                let right = self.defined(state, right, width, "the divisor")?;
                self.check_division(state, op, width, left, right)?;
                right
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                self.check_shift(state, width, right)?;
                right
            }
            BinaryOp::Sub if width == 64 => {
                self.check_difference(state, left, right)?;
                right
            }
            _ => right,
        };
        // Without the sanitizer's own check, the promise not to wrap is checked here.
        let value = self.universe.binary(op, width, left, right);
        if flags.no_signed_wrap && matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) {
            self.check_wrap(state, op, width, left, right)?;
        }
        Ok(value)
    }

    fn check_division(
        &mut self,
        state: &mut State,
        op: BinaryOp,
        width: u32,
        left: Value,
        right: Value,
    ) -> Result<(), End> {
        let zero = self.universe.zero(width);
        let nonzero = self.universe.compare(IntPredicate::Ne, width, right, zero);
        let nonzero = self.universe.condition(nonzero);
        self.require(state, nonzero, Code::DivisionByZero, |_, _| {
            ("division by zero".into(), Vec::new())
        })?;
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            let left = self.universe.bare(left, width);
            let (left, right) = (
                self.universe.term(left, width),
                self.universe.term(right, width),
            );
            let overflows = self.universe.arena.sdiv_overflows(left, right);
            let fits = self.universe.arena.not(overflows);
            self.require(state, fits, Code::DivisionOverflow, |_, _| {
                (
                    "the most negative number is divided by -1".into(),
                    Vec::new(),
                )
            })?;
        }
        Ok(())
    }

    fn check_shift(&mut self, state: &mut State, width: u32, amount: Value) -> Result<(), End> {
        let amount = self.defined(state, amount, width, "the distance of a shift")?;
        let limit = self.universe.integer(width, u64::from(width));
        if width > 1 && width < 64 && u64::from(width) > crate::value::mask(width) {
            return Ok(());
        }
        let inside = self
            .universe
            .compare(IntPredicate::Ult, width, amount, limit);
        let inside = self.universe.condition(inside);
        self.require(state, inside, Code::ShiftRange, |_, _| {
            (
                format!("the distance of a shift is not below {width}").into(),
                Vec::new(),
            )
        })
    }

    fn check_wrap(
        &mut self,
        state: &mut State,
        op: BinaryOp,
        width: u32,
        left: Value,
        right: Value,
    ) -> Result<(), End> {
        if self.universe.is_pointer(left) || self.universe.is_pointer(right) {
            return Ok(());
        }
        if self.universe.is_shadowed(left) || self.universe.is_shadowed(right) {
            return Ok(());
        }
        let (left, right) = (
            self.universe.term(left, width),
            self.universe.term(right, width),
        );
        let arena = &mut self.universe.arena;
        let overflows = match op {
            BinaryOp::Add => arena.add_overflows_signed(left, right),
            BinaryOp::Sub => arena.sub_overflows_signed(left, right),
            _ => arena.mul_overflows_signed(left, right),
        };
        let fits = arena.not(overflows);
        self.require(state, fits, Code::SignedOverflow, |_, _| {
            let message = crate::checks::obligation::Message {
                text: format!("signed overflow: {{}} {} {{}}", symbol(op)),
                values: vec![(left, true), (right, true)],
            };
            (message, Vec::new())
        })
    }

    /// Subtracting pointers into different objects is undefined ([expr.add], C 6.5.6).
    fn check_difference(
        &mut self,
        state: &mut State,
        left: Value,
        right: Value,
    ) -> Result<(), End> {
        if !self.universe.is_pointer(left) || !self.universe.is_pointer(right) {
            return Ok(());
        }
        let same = self.universe.same_object(left, right);
        self.require(state, same, Code::PointerSubtraction, |engine, _| {
            let (left, right) = (
                engine.describe_pointer(left),
                engine.describe_pointer(right),
            );
            (
                format!("pointers to different objects are subtracted: {left} and {right}").into(),
                Vec::new(),
            )
        })
    }

    pub fn compare(
        &mut self,
        state: &mut State,
        predicate: IntPredicate,
        scalar: Scalar,
        left: Value,
        right: Value,
    ) -> Result<Value, End> {
        let ordered = !matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
        if scalar == Scalar::Pointer {
            if ordered
                && self.is_c(state)
                && self.universe.is_pointer(left)
                && self.universe.is_pointer(right)
            {
                let same = self.universe.same_object(left, right);
                self.require(state, same, Code::PointerComparison, |engine, _| {
                    let (left, right) = (
                        engine.describe_pointer(left),
                        engine.describe_pointer(right),
                    );
                    (
                        format!("pointers to different objects are ordered: {left} and {right}")
                            .into(),
                        Vec::new(),
                    )
                })?;
            }
            if left != Value::Undefined && right != Value::Undefined {
                let value = self
                    .universe
                    .compare_partly_known_pointers(predicate, left, right);
                self.resolve_layout_doubt(state);
                return Ok(value);
            }
        }
        Ok(self
            .universe
            .compare(predicate, scalar.width(), left, right))
    }

    /// Whether the path can get to a comparison that the layout of memory decides.
    fn resolve_layout_doubt(&mut self, state: &State) {
        let doubt = std::mem::replace(&mut self.universe.layout_doubt, TermId::FALSE);
        if doubt != TermId::FALSE && !self.universe.layout_observed && self.feasible(state, doubt) {
            self.universe.layout_observed = true;
        }
    }

    pub fn cast(
        &mut self,
        state: &mut State,
        op: CastOp,
        from: Scalar,
        into: Scalar,
        value: Value,
    ) -> Result<Value, End> {
        let value = match (op, from, into) {
            (CastOp::Trunc | CastOp::ZExt, ..) => {
                self.universe
                    .resize_integer(value, from.width(), into.width(), false)
            }
            (CastOp::SExt, ..) => {
                self.universe
                    .resize_integer(value, from.width(), into.width(), true)
            }
            (CastOp::PtrToInt | CastOp::PtrToAddr, ..) => match value {
                Value::Pointer(pointer) if pointer.object == ObjectId::NONE => self
                    .universe
                    .resize_integer(Value::Int(pointer.offset), 64, into.width(), false),
                other => self.universe.resize_integer(other, 64, into.width(), false),
            },
            (CastOp::IntToPtr, ..) => {
                let word = self.universe.resize_integer(value, from.width(), 64, false);
                self.universe.integer_to_pointer(word)
            }
            (CastOp::BitCast | CastOp::AddrSpaceCast, ..) => value,
            (CastOp::FpTrunc | CastOp::FpExt, Scalar::Float(from), Scalar::Float(into)) => self
                .universe
                .float_to_float(state.rounding, from, into, value),
            (CastOp::UiToFp | CastOp::SiToFp, Scalar::Int(width), Scalar::Float(into)) => self
                .universe
                .integer_to_float(state.rounding, op == CastOp::SiToFp, width, into, value),
            (CastOp::FpToUi | CastOp::FpToSi, Scalar::Float(from), Scalar::Int(width)) => {
                let (value, fits) =
                    self.universe
                        .float_to_integer(op == CastOp::FpToSi, from, width, value);
                self.require(state, fits, Code::FloatCast, |_, _| {
                    ("the float does not fit the integer type".into(), Vec::new())
                })?;
                value
            }
            _ => return Err(self.unsupported(state, format!("the conversion {op}"))),
        };
        Ok(value)
    }

    pub fn select(
        &mut self,
        state: &mut State,
        condition: Value,
        then: Value,
        other: Value,
        width: u32,
    ) -> Result<Value, End> {
        match condition {
            Value::Int(bit) => Ok(if bit & 1 == 1 { then } else { other }),
            _ => {
                let condition = self.defined(state, condition, 1, "the condition")?;
                let condition = self.universe.condition(condition);
                Ok(self.universe.select(condition, then, other, width))
            }
        }
    }

    pub fn float_binary(
        &mut self,
        state: &mut State,
        op: BinaryOp,
        format: FloatFormat,
        left: Value,
        right: Value,
    ) -> Result<Value, End> {
        let value = self
            .universe
            .float_binary(state.rounding, op, format, left, right);
        let checks = &self.options.checks;
        if op == BinaryOp::FDiv && checks.contains(Code::FloatDivisionByZero) {
            let divisor = self.universe.float(format, right);
            let zero = self.universe.arena.fp_is_zero(divisor);
            let nonzero = self.universe.arena.not(zero);
            self.require(state, nonzero, Code::FloatDivisionByZero, |_, _| {
                ("a float is divided by zero".into(), Vec::new())
            })?;
        }
        if self.options.checks.contains(Code::NotANumber) {
            let result = self.universe.float(format, value);
            let nan = self.universe.arena.fp_is_nan(result);
            let number = self.universe.arena.not(nan);
            self.require(state, number, Code::NotANumber, |_, _| {
                (
                    "the result of a floating-point operation is NaN".into(),
                    Vec::new(),
                )
            })?;
        }
        Ok(value)
    }

    /// `getelementptr`.
    pub fn address(
        &mut self,
        state: &mut State,
        base: Value,
        offset: i64,
        scaled: &[Scaled],
        in_bounds: bool,
    ) -> Result<Value, End> {
        let mut distance = Value::Int(offset as u64);
        for part in scaled {
            let index = crate::state::read(state, part.index);
            distance = match (index, distance) {
                (Value::Int(word), Value::Int(sum)) => {
                    let index = sign_extend(word, part.width) as u64;
                    Value::Int(sum.wrapping_add(index.wrapping_mul(part.scale)))
                }
                _ => {
                    let index = self.defined(state, index, part.width, "the index")?;
                    let index = self.universe.resize_integer(index, part.width, 64, true);
                    let scaled = match part.scale {
                        1 => index,
                        scale => self
                            .universe
                            .binary(BinaryOp::Mul, 64, index, Value::Int(scale)),
                    };
                    match distance {
                        Value::Int(0) => scaled,
                        _ => self.universe.binary(BinaryOp::Add, 64, distance, scaled),
                    }
                }
            };
        }
        if distance == Value::Int(0) {
            return Ok(base);
        }
        let moved = match base {
            Value::Pointer(_) | Value::Interned(_) | Value::Undefined => {
                self.universe.offset_pointer(base, distance)
            }
            other => {
                let base = self.universe.integer_to_pointer(other);
                self.universe.offset_pointer(base, distance)
            }
        };
        if in_bounds {
            self.check_arithmetic(state, moved)?;
        }
        Ok(moved)
    }

    /// A pointer may point into its object or just behind it ([expr.add], C 6.5.6).
    fn check_arithmetic(&mut self, state: &mut State, pointer: Value) -> Result<(), End> {
        if let Value::Pointer(concrete) = pointer
            && let crate::value::memory::object::Size::Bytes(size) =
                self.universe.objects.get(concrete.object).size
            && concrete.offset <= size
        {
            return Ok(());
        }
        if self.universe.is_shadowed(pointer) {
            return Ok(());
        }
        let mut inside = TermId::TRUE;
        for target in self.universe.targets(pointer) {
            // Null plus zero is null; anything else made from no object is caught where it is used.
            if target.object == ObjectId::NONE {
                continue;
            }
            let size = self.size_term(target.object);
            let fits = self.universe.arena.ule(target.offset, size);
            let fits = self.universe.arena.implies(target.guard, fits);
            inside = self.universe.arena.and(inside, fits);
        }
        // What the models and the system's headers compute on the way is theirs; what they access is
        // checked all the same.
        if inside != TermId::TRUE && self.is_library(&self.place(&state.top.site())) {
            return Ok(());
        }
        if let [target] = &self.universe.targets(pointer)[..] {
            let nothing = self.universe.arena.bv(64, 0);
            self.note_reach(*target, nothing);
        }
        self.require(state, inside, Code::PointerArithmetic, |engine, _| {
            let what = engine.describe_object_of(pointer);
            (
                format!("pointer arithmetic leaves {what}").into(),
                Vec::new(),
            )
        })
    }
}

fn symbol(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        _ => "*",
    }
}
