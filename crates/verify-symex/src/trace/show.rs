//! Values as the source would write them.

use super::library;
use super::names::Named;
use super::observe::Recorder;
use crate::engine::Engine;
use crate::program::debug_type::{
    TypeOf, dimensions, is_reference, members, pointee, size, stripped,
};
use crate::state::State;
use crate::value::memory::store::{Death, Life};
use crate::value::{InternedValue, ObjectId, Pointer, Value, sign_extend};
use std::rc::Rc;
use verify_ir::debug_info::{BasicType, CompositeType, DebugType};
use verify_ir::{MetadataId, Module};

/// How many elements of an array or container are written out, and how deep structures are.
const ELEMENTS: u64 = 16;
const DEPTH: u32 = 4;
/// What was never written.
pub const UNINITIALISED: &str = "uninitialised";

/// What puts values of one moment into words.
pub struct Show<'s, 'e> {
    pub engine: &'s mut Engine<'e>,
    pub state: &'s State,
    pub observer: &'s Recorder,
    depth: u32,
    /// What comes next is a base of what is shown already.
    base: bool,
}

impl<'s, 'e> Show<'s, 'e> {
    pub fn new(engine: &'s mut Engine<'e>, state: &'s State, observer: &'s Recorder) -> Self {
        Show {
            engine,
            state,
            observer,
            depth: 0,
            base: false,
        }
    }
}

impl Show<'_, '_> {
    pub fn module(&self, unit: u32) -> &Module {
        &self.engine.image.program.modules[unit as usize]
    }

    pub fn modules(&self) -> Rc<[Module]> {
        self.engine.image.program.modules.clone()
    }

    /// What the source names, in the order in which it began.
    pub fn variables(&self) -> Vec<Named> {
        let mut variables = self.observer.named();
        variables.sort_by_key(|named| named.object);
        variables
    }

    /// The object of this type at a place.
    pub fn at(&mut self, of: TypeOf, place: Pointer) -> String {
        if self.depth > DEPTH {
            return "…".into();
        }
        self.depth += 1;
        let text = self.at_this_depth(of, place);
        self.depth -= 1;
        text.unwrap_or_else(|| "?".into())
    }

    fn at_this_depth(&mut self, of: TypeOf, place: Pointer) -> Option<String> {
        let ty = stripped(self.module(of.unit), of.ty)?;
        let of = TypeOf { ty, ..of };
        let modules = self.engine.image.program.modules.clone();
        let module = &modules[of.unit as usize];
        match module.debug_type(ty)? {
            DebugType::Composite(composite) => match composite.tag {
                "DW_TAG_array_type" => self.array(module, of, &composite, place),
                "DW_TAG_enumeration_type" => {
                    let length = u32::try_from(composite.size_bits / 8).ok()?;
                    let value = self.read(place, length)?;
                    Some(self.scalar(of, value))
                }
                _ => Some(self.class(module, of, &composite, place)),
            },
            _ => {
                let length = u32::try_from(size(module, ty)?).ok()?;
                let value = self.read(place, length)?;
                Some(self.scalar(of, value))
            }
        }
    }

    /// What memory holds there; none where there is none.
    pub fn read(&mut self, place: Pointer, length: u32) -> Option<Value> {
        let slot = self.state.memory.get(place.object)?;
        let end = place.offset.checked_add(u64::from(length))?;
        if end > slot.content.size() {
            return None;
        }
        Some(
            slot.content
                .read(&mut self.engine.universe, place.offset, length),
        )
    }

    pub fn read_word(&mut self, place: Pointer) -> Option<u64> {
        match self.read(place, 8)? {
            Value::Int(word) => Some(word),
            _ => None,
        }
    }

    pub fn read_pointer(&mut self, place: Pointer) -> Option<Pointer> {
        match self.read(place, 8)? {
            Value::Pointer(pointer) => Some(pointer),
            _ => None,
        }
    }

    /// Whether a type is a class or a union.
    pub fn is_class(&self, of: TypeOf) -> bool {
        let module = self.module(of.unit);
        let known = stripped(module, of.ty).and_then(|ty| module.debug_type(ty));
        matches!(known, Some(DebugType::Composite(class))
            if !["DW_TAG_enumeration_type", "DW_TAG_array_type"].contains(&class.tag))
    }

    /// A value that is no aggregate.
    pub fn scalar(&mut self, of: TypeOf, value: Value) -> String {
        let modules = self.engine.image.program.modules.clone();
        let module = &modules[of.unit as usize];
        let known = stripped(module, of.ty).and_then(|ty| module.debug_type(ty));
        if let Value::Interned(id) = value
            && let InternedValue::Shadowed { .. } = self.engine.universe.rich.get(id)
        {
            return UNINITIALISED.into();
        }
        match (value, known) {
            (Value::Undefined, _) => UNINITIALISED.into(),
            (Value::Pointer(pointer), _) => self.pointer(of, pointer),
            (Value::Int(0), Some(DebugType::Derived(_))) => "nullptr".into(),
            (Value::Int(word), Some(DebugType::Basic(basic))) => basic_value(&basic, word),
            (Value::Int(word), Some(DebugType::Composite(composite))) => {
                enumerator(module, &composite, word)
            }
            (Value::Int(word), _) => format!("{word:#x}"),
            (Value::Term(term), known) => {
                match (self.engine.universe.arena.as_limbs(term), known) {
                    (Some(limbs), Some(DebugType::Basic(basic)))
                        if basic.encoding == "DW_ATE_float" =>
                    {
                        wide_float(&limbs, &basic)
                    }
                    (Some(limbs), _) => {
                        limbs.iter().rev().fold("0x".into(), |text: String, limb| {
                            text + &format!("{limb:016x}")
                        })
                    }
                    (None, _) => "?".into(),
                }
            }
            (Value::Interned(_), _) => "?".into(),
        }
    }

    /// `&v[2]`, `"text"`, `nullptr`, or what became of the object.
    fn pointer(&mut self, of: TypeOf, pointer: Pointer) -> String {
        if pointer.object == ObjectId::NONE {
            return if pointer.offset == 0 {
                "nullptr".into()
            } else {
                format!("{:#x}", pointer.offset)
            };
        }
        if let Some(function) = self.engine.image.function_objects.get(&pointer.object) {
            return format!("&{}", self.engine.function_name(*function));
        }
        if let Some(text) = self.dead(pointer) {
            return text;
        }
        let module = self.module(of.unit);
        let (target, reference) = (pointee(module, of.ty), is_reference(module, of.ty));
        if let Some(text) = target.and_then(|ty| self.text(TypeOf { ty, ..of }, pointer)) {
            return text;
        }
        let name = self.observer.name(&self.engine.image.program, pointer);
        if reference && let Some(ty) = target {
            let text = self.at(TypeOf { ty, ..of }, pointer);
            return match name {
                // What it will hold is yet to come.
                Some(name) if text == UNINITIALISED => name,
                _ => text,
            };
        }
        match name {
            Some(name) => format!("&{name}"),
            None => {
                let class = target.and_then(|ty| self.real_class(TypeOf { ty, ..of }, pointer));
                self.nameless(class, pointer)
            }
        }
    }

    pub fn is_dead(&self, pointer: Pointer) -> bool {
        let slot = self.state.memory.get(pointer.object);
        slot.is_none_or(|slot| matches!(slot.life, Life::Dead(..)))
    }

    /// What the source calls the variable or member that begins here.
    pub fn name_of_object(&self, place: Pointer) -> Option<String> {
        let name = self.observer.name(&self.engine.image.program, place)?;
        // What lies further inside is the library's.
        Some(name.split(".__").next().unwrap_or_default().to_owned())
    }

    /// An object that is gone, by where it came from.
    pub fn dead(&self, pointer: Pointer) -> Option<String> {
        let slot = self.state.memory.get(pointer.object)?;
        let Life::Dead(death, _) = &slot.life else {
            return None;
        };
        let word = match death {
            Death::Freed => "freed",
            Death::ScopeEnded => "out of scope",
            Death::FunctionReturned => "of a function that returned",
            Death::Invalidated => "invalidated",
        };
        Some(format!("<{word}: {}>", self.origin(pointer.object)))
    }

    fn origin(&self, object: ObjectId) -> String {
        let identity = self.engine.universe.objects.get(object);
        match &identity.site {
            Some(site) if identity.kind.is_heap() => {
                let place = self.engine.user_place(site);
                let file = place.file.rsplit('/').next().unwrap_or_default();
                format!("allocated at {file}:{}", place.line)
            }
            _ => self.engine.describe_object(object),
        }
    }

    /// The class of the object that a pointer to a class with virtual functions points to.
    fn real_class(&mut self, of: TypeOf, pointer: Pointer) -> Option<String> {
        let modules = self.modules();
        let module = &modules[of.unit as usize];
        match module.debug_type(stripped(module, of.ty)?)? {
            DebugType::Composite(class) => self.dynamic_type(module, &class, pointer),
            _ => None,
        }
    }

    fn nameless(&self, class: Option<String>, pointer: Pointer) -> String {
        let origin = self.origin(pointer.object);
        let origin = match class {
            Some(class) => format!("{class}, {origin}"),
            None => origin,
        };
        match pointer.offset {
            0 => format!("<{origin}>"),
            offset => format!("<{origin}, byte {}>", offset as i64),
        }
    }

    /// The string that a pointer to characters points to.
    fn text(&mut self, of: TypeOf, pointer: Pointer) -> Option<String> {
        let module = self.module(of.unit);
        let DebugType::Basic(basic) = module.debug_type(stripped(module, of.ty)?)? else {
            return None;
        };
        if basic.name != "char" {
            return None;
        }
        let slot = self.state.memory.get(pointer.object)?;
        let mut bytes = Vec::new();
        for at in pointer.offset..slot.content.size() {
            match slot.content.read_word(at, 1)? as u8 {
                0 => return Some(quoted(&bytes)),
                byte => bytes.push(byte),
            }
        }
        None
    }

    fn array(
        &mut self,
        module: &Module,
        of: TypeOf,
        array: &CompositeType<'_>,
        place: Pointer,
    ) -> Option<String> {
        let element = stripped(module, array.base?)?;
        let length = size(module, element)?;
        let count = dimensions(module, array).iter().product::<u64>();
        if let Some(DebugType::Basic(basic)) = module.debug_type(element)
            && basic.name == "char"
        {
            return self.characters(place, count).or_else(|| {
                Some(self.elements(TypeOf { ty: element, ..of }, place, length, count))
            });
        }
        Some(self.elements(TypeOf { ty: element, ..of }, place, length, count))
    }

    /// An array of characters, as far as they go.
    pub fn characters(&mut self, place: Pointer, count: u64) -> Option<String> {
        let slot = self.state.memory.get(place.object)?;
        let count = count.min(200);
        let bytes: Vec<u8> = (0..count)
            .map_while(|at| slot.content.read_word(place.offset + at, 1))
            .map(|byte| byte as u8)
            .collect();
        let text = match bytes.len() as u64 == count {
            true => bytes
                .iter()
                .rposition(|byte| *byte != 0)
                .map_or(0, |last| last + 1),
            // What lies behind the end of a text was never written.
            false => bytes.iter().position(|byte| *byte == 0)?,
        };
        Some(quoted(&bytes[..text]))
    }

    /// `{1, 2, 3}`.
    pub fn elements(&mut self, of: TypeOf, first: Pointer, length: u64, count: u64) -> String {
        let shown: Vec<String> = (0..count.min(ELEMENTS))
            .map(|index| {
                self.at(
                    of,
                    Pointer {
                        offset: first.offset.wrapping_add(index * length),
                        ..first
                    },
                )
            })
            .collect();
        braces(shown, count)
    }

    fn class(
        &mut self,
        module: &Module,
        of: TypeOf,
        class: &CompositeType<'_>,
        place: Pointer,
    ) -> String {
        if let Some(text) = library::show(self, module, of, class, place) {
            return text;
        }
        let is_base = std::mem::take(&mut self.base);
        let mut shown = Vec::new();
        for part in members(module, class) {
            let Some(base) = part.base else { continue };
            if part.name.starts_with("_vptr") {
                continue;
            }
            let at = Pointer {
                offset: place.offset.wrapping_add(part.offset_bits / 8),
                ..place
            };
            self.base = part.tag == "DW_TAG_inheritance";
            let text = match part.flags.bit_field() {
                true => self.bit_field(
                    TypeOf { ty: base, ..of },
                    place,
                    part.offset_bits,
                    part.size_bits,
                ),
                false => self.at(TypeOf { ty: base, ..of }, at),
            };
            let empty = size(module, base).is_none_or(|size| size <= 1) && text == "{}";
            match part.name {
                "" if empty => {}
                "" => shown.push(text),
                name => shown.push(format!("{name} = {text}")),
            }
        }
        let count = shown.len() as u64;
        match self.dynamic_type(module, class, place) {
            Some(name) if name != class.name && !is_base => {
                format!("{name} {}", braces(shown, count))
            }
            _ => braces(shown, count),
        }
    }

    /// The class that an object with virtual functions really has, by its virtual table.
    fn dynamic_type(
        &mut self,
        module: &Module,
        class: &CompositeType<'_>,
        place: Pointer,
    ) -> Option<String> {
        let parts = members(module, class);
        let table = parts.iter().find(|part| part.name.starts_with("_vptr"))?;
        let at = Pointer {
            offset: place.offset.wrapping_add(table.offset_bits / 8),
            ..place
        };
        let table = self.read_pointer(at)?;
        let name = verify_ir::demangle(&self.engine.universe.objects.get(table.object).name);
        Some(
            name.strip_prefix("{vtable(")?
                .strip_suffix(")}")?
                .to_owned(),
        )
    }

    fn bit_field(&mut self, of: TypeOf, class: Pointer, offset: u64, width: u64) -> String {
        let (first, last) = (offset / 8, (offset + width).div_ceil(8));
        let mut word = 0_u128;
        for at in (first..last).rev() {
            let place = Pointer {
                offset: class.offset.wrapping_add(at),
                ..class
            };
            match self.read(place, 1) {
                Some(Value::Int(byte)) => word = word << 8 | u128::from(byte),
                _ => return UNINITIALISED.into(),
            }
        }
        let bits = (word >> (offset % 8)) as u64 & crate::value::mask(width as u32);
        let module = self.module(of.unit);
        let signed = matches!(
            stripped(module, of.ty).and_then(|ty| module.debug_type(ty)),
            Some(DebugType::Basic(basic)) if basic.encoding == "DW_ATE_signed"
        );
        if signed {
            sign_extend(bits, width as u32).to_string()
        } else {
            bits.to_string()
        }
    }
}

pub fn braces(mut shown: Vec<String>, count: u64) -> String {
    if count > shown.len() as u64 {
        shown.push(format!("… {count} in all"));
    }
    format!("{{{}}}", shown.join(", "))
}

/// Text in quotes, as C would write it.
pub fn quoted(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for byte in bytes.iter().take(100) {
        match byte {
            b'"' => text += "\\\"",
            b'\\' => text += "\\\\",
            b'\n' => text += "\\n",
            b'\t' => text += "\\t",
            b'\r' => text += "\\r",
            0 => text += "\\0",
            0x20..=0x7e => text.push(char::from(*byte)),
            other => text += &format!("\\x{other:02x}"),
        }
    }
    if bytes.len() > 100 {
        text += "…";
    }
    text + "\""
}

/// A word of a built-in or enumeration type, as the source would write it.
pub fn plain_value(module: &Module, ty: MetadataId, word: u64) -> Option<String> {
    match module.debug_type(stripped(module, ty)?)? {
        DebugType::Basic(basic) => Some(basic_value(&basic, word)),
        DebugType::Composite(composite) if composite.tag == "DW_TAG_enumeration_type" => {
            Some(enumerator(module, &composite, word))
        }
        _ => None,
    }
}

fn basic_value(basic: &BasicType<'_>, word: u64) -> String {
    let width = basic.size_bits as u32;
    match basic.encoding {
        "DW_ATE_boolean" => match word & 0xff {
            0 => "false".into(),
            1 => "true".into(),
            other => format!("{other} (no bool)"),
        },
        "DW_ATE_signed" => sign_extend(word, width).to_string(),
        "DW_ATE_signed_char" | "DW_ATE_unsigned_char" if basic.name == "char" => match word as u8 {
            byte @ 0x20..=0x7e => format!("'{}'", char::from(byte)),
            byte => format!("'\\x{byte:02x}'"),
        },
        "DW_ATE_signed_char" => sign_extend(word, width).to_string(),
        "DW_ATE_float" => match width {
            32 => format!("{:?}", f32::from_bits(word as u32)),
            64 => format!("{:?}", f64::from_bits(word)),
            _ => format!("{word:#x}"),
        },
        _ => word.to_string(),
    }
}

/// A float of more than 64 bits.
fn wide_float(limbs: &[u64], basic: &BasicType<'_>) -> String {
    use rustc_apfloat::Float;
    let bits = limbs
        .iter()
        .take(2)
        .rev()
        .fold(0_u128, |bits, limb| bits << 64 | u128::from(*limb));
    match basic.name {
        "long double" => {
            rustc_apfloat::ieee::X87DoubleExtended::from_bits(bits & ((1 << 80) - 1)).to_string()
        }
        _ => rustc_apfloat::ieee::Quad::from_bits(bits).to_string(),
    }
}

/// The name of an enumeration's value, or the number that has none.
fn enumerator(module: &Module, composite: &CompositeType<'_>, word: u64) -> String {
    let width = composite.size_bits as u32;
    let values = composite.elements.map(|elements| {
        module
            .tuple(elements)
            .flatten()
            .collect::<Vec<MetadataId>>()
    });
    for enumerator in values
        .unwrap_or_default()
        .into_iter()
        .filter_map(|id| module.enumerator(id))
    {
        if enumerator.value as u64 & crate::value::mask(width) == word & crate::value::mask(width) {
            return enumerator.name.to_owned();
        }
    }
    format!("{} (no enumerator)", sign_extend(word, width))
}
