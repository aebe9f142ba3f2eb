//! Structs that an entry point is passed in registers: member by member, as the source knows them.

use crate::engine::Engine;
use crate::environment::entry::NAMED_SCALARS;
use crate::inputs::choices::ChoiceKind;
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::program::debug_type::{self, TypeOf};
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::Value;
use verify_ir::MetadataId;
use verify_term::{Sort, TermId};

/// How many bytes of a struct a register holds.
pub const REGISTER: u64 = 8;

impl Engine<'_> {
    /// The part of a struct that lies in a register, from a byte of it on: any members, and any padding.
    pub(crate) fn any_members(
        &mut self,
        state: &State,
        whole: &str,
        of: Option<TypeOf>,
        start: u64,
        scalar: Scalar,
    ) -> Value {
        let width = scalar.width();
        let mut made: Option<TermId> = None;
        let mut append = |engine: &mut Self, part: TermId| {
            made = Some(match made {
                Some(low) => engine.universe.arena.concat(part, low),
                None => part,
            });
        };
        let mut at = 0;
        for (way, low, bits, ty) in self.members_within(of, start, width) {
            if low < at {
                continue;
            }
            if low > at {
                let padding = self.choose(state, ChoiceKind::input(whole), Sort::BitVec(low - at));
                append(self, padding);
            }
            let name = format!("{whole}{way}");
            let part = self.choose(state, ChoiceKind::input(&name), Sort::BitVec(bits));
            append(self, part);
            at = low + bits;
            let asked = InputSource {
                name,
                origin: Origin::Argument,
            };
            let of = of.map(|of| TypeOf { ty, ..of });
            let part = self.universe.value(part);
            self.record_input(state, asked, of, part, bits);
        }
        if at < width {
            let padding = self.choose(state, ChoiceKind::input(whole), Sort::BitVec(width - at));
            append(self, padding);
        }
        let made = made.expect("a register has bits");
        self.universe.value(made)
    }

    /// The members of a struct in so many bits from a byte of it on: how the source reaches each, its first
    /// bit, how many it has, and its type.
    fn members_within(
        &self,
        of: Option<TypeOf>,
        start: u64,
        width: u32,
    ) -> Vec<(String, u32, u32, MetadataId)> {
        let members = of.and_then(|of| {
            let module = &self.image.program.modules[of.unit as usize];
            let scalars = debug_type::scalars(module, of.ty, NAMED_SCALARS)?;
            let within = |(way, offset, ty): (String, u64, MetadataId)| {
                let low = offset.checked_sub(start)? * 8;
                let bits = debug_type::size(module, ty)? * 8;
                let fits = bits > 0 && low + bits <= u64::from(width);
                fits.then_some((way, low as u32, bits as u32, ty))
            };
            Some(scalars.into_iter().filter_map(within).collect())
        });
        members.unwrap_or_default()
    }
}

/// Clang's name for a register that a struct is passed in, `s.coerce` or `s.coerce1`: the struct, and which of
/// its registers.
pub fn register_of_struct(name: &str) -> Option<(&str, u64)> {
    let (whole, number) = name.rsplit_once(".coerce")?;
    match number {
        "" => Some((whole, 0)),
        number => Some((whole, number.parse().ok()?)),
    }
}
