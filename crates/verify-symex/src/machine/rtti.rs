//! Run-time type information as the Itanium C++ ABI lays it out (§2.9.5), read from the type-info
//! objects themselves.

use crate::engine::Engine;
use crate::state::State;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value, sign_extend};
use std::rc::Rc;

/// What kind of type a type-info object describes, by the vtable it points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeKind {
    Fundamental,
    Array,
    Function,
    Enum,
    /// A class without bases.
    Class,
    SingleBase,
    Bases,
    Pointer,
    MemberPointer,
}

/// A direct base of a class.
#[derive(Clone, Copy, Debug)]
pub struct Base {
    pub type_info: ObjectId,
    /// Where the base is; for a virtual base, where in the vtable its offset is.
    pub offset: i64,
    pub is_virtual: bool,
    pub is_public: bool,
}

/// A subobject found in a complete object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub offset: i64,
    pub is_public: bool,
}

/// Where the functions of a vtable begin, behind the distance to the start and the type information, and how many
/// bytes of them one that nobody has is taken to have.
const FIRST_ENTRY: u64 = 16;
const ENTRIES: u64 = 1024;

/// Qualifiers of a pointer type: const, volatile, restrict.
pub(super) const QUALIFIERS: u64 = 0x7;
/// `noexcept` of the function pointed to.
pub(super) const NOEXCEPT: u64 = 0x40;

impl Engine<'_> {
    fn type_word(&self, state: &State, object: ObjectId, offset: u64, len: u32) -> Option<u64> {
        let content = &state.memory.get(object)?.content;
        let end = offset.checked_add(u64::from(len))?;
        (end <= content.size()).then(|| content.read_word(offset, len))?
    }

    pub(super) fn type_pointer(
        &mut self,
        state: &State,
        object: ObjectId,
        offset: u64,
    ) -> Option<Pointer> {
        match self.type_address(state, object, offset)? {
            Value::Pointer(pointer) => Some(pointer),
            _ => None,
        }
    }

    /// Eight bytes of an object that a pointer of the program's names: it may not be what it is taken for, and too
    /// small for that.
    fn type_address(&mut self, state: &State, object: ObjectId, offset: u64) -> Option<Value> {
        let content = &state.memory.get(object)?.content;
        let end = offset.checked_add(8)?;
        (end <= content.size()).then(|| content.read(&mut self.universe, offset, 8))
    }

    pub fn type_kind(&mut self, state: &State, type_info: ObjectId) -> Option<TypeKind> {
        let Some(vtable) = self.type_pointer(state, type_info, 0) else {
            return self.library_type_kind(type_info);
        };
        let name = self.universe.objects.get(vtable.object).name.clone();
        Some(match &*name {
            "_ZTVN10__cxxabiv123__fundamental_type_infoE" => TypeKind::Fundamental,
            "_ZTVN10__cxxabiv117__array_type_infoE" => TypeKind::Array,
            "_ZTVN10__cxxabiv120__function_type_infoE" => TypeKind::Function,
            "_ZTVN10__cxxabiv116__enum_type_infoE" => TypeKind::Enum,
            "_ZTVN10__cxxabiv117__class_type_infoE" => TypeKind::Class,
            "_ZTVN10__cxxabiv120__si_class_type_infoE" => TypeKind::SingleBase,
            "_ZTVN10__cxxabiv121__vmi_class_type_infoE" => TypeKind::Bases,
            "_ZTVN10__cxxabiv119__pointer_type_infoE" => TypeKind::Pointer,
            "_ZTVN10__cxxabiv129__pointer_to_member_type_infoE" => TypeKind::MemberPointer,
            _ => return None,
        })
    }

    /// The kind of a type whose information is in the C++ run-time library: the fundamental types and
    /// pointers to them (§2.9.2). Only their name is known.
    fn library_type_kind(&self, type_info: ObjectId) -> Option<TypeKind> {
        let symbol = &self.universe.objects.get(type_info).name;
        match symbol.strip_prefix("_ZTI")? {
            name if name.starts_with('P') => Some(TypeKind::Pointer),
            _ => Some(TypeKind::Fundamental),
        }
    }

    /// What a pointer type points to: its qualifiers, its name, and its own information if the
    /// program has it.
    pub(super) fn pointee(&mut self, state: &mut State, pointer: ObjectId) -> Option<Pointee> {
        if let Some(flags) = self.type_word(state, pointer, 16, 4) {
            let object = self.type_pointer(state, pointer, 24)?.object;
            return Some(Pointee {
                flags,
                name: self.type_name(state, object),
                object: Some(object),
            });
        }
        let name = self.type_name(state, pointer);
        Pointee::of_name(&name)
    }

    /// The mangled name that a type-info object carries.
    pub fn type_name(&mut self, state: &mut State, type_info: ObjectId) -> String {
        if let Some(pointer) = self.type_pointer(state, type_info, 8)
            && let Some(text) = self.c_string(state, Value::Pointer(pointer))
        {
            return text.trim_start_matches('*').to_owned();
        }
        let symbol = self.universe.objects.get(type_info).name.clone();
        symbol.strip_prefix("_ZTI").unwrap_or(&symbol).to_owned()
    }

    /// The type's name as C++ writes it.
    pub fn shown_type(&mut self, state: &mut State, type_info: ObjectId) -> String {
        let name = self.type_name(state, type_info);
        let shown = verify_ir::demangle(&format!("_ZTS{name}"));
        shown
            .strip_prefix("typeinfo name for ")
            .map_or(name, str::to_owned)
    }

    /// Two type-info objects describe one type if they are one, or have one name (§2.9.3).
    pub fn same_type(&mut self, state: &mut State, left: ObjectId, right: ObjectId) -> bool {
        left == right || self.type_name(state, left) == self.type_name(state, right)
    }

    pub fn bases(&mut self, state: &State, class: ObjectId) -> Option<Vec<Base>> {
        match self.type_kind(state, class)? {
            TypeKind::Class => Some(Vec::new()),
            TypeKind::SingleBase => {
                let base = self.type_pointer(state, class, 16)?.object;
                Some(vec![Base {
                    type_info: base,
                    offset: 0,
                    is_virtual: false,
                    is_public: true,
                }])
            }
            TypeKind::Bases => {
                let count = self.type_word(state, class, 20, 4)?;
                let mut bases = Vec::new();
                for index in 0..count {
                    let at = 24 + index * 16;
                    let base = self.type_pointer(state, class, at)?.object;
                    let flags = self.type_word(state, class, at + 8, 8)?;
                    bases.push(Base {
                        type_info: base,
                        offset: (flags as i64) >> 8,
                        is_virtual: flags & 1 == 1,
                        is_public: flags & 2 == 2,
                    });
                }
                Some(bases)
            }
            _ => None,
        }
    }

    /// All subobjects of type `wanted` in an object of class `class` that starts at `at`, with their
    /// offset from there. A virtual base is one subobject however often it is reached.
    pub fn subobjects(
        &mut self,
        state: &mut State,
        class: ObjectId,
        at: Option<Pointer>,
        wanted: ObjectId,
    ) -> Option<Vec<Found>> {
        let mut found = Vec::new();
        self.collect(state, class, at, 0, true, wanted, &mut found)?;
        Some(found)
    }

    #[expect(clippy::too_many_arguments, reason = "one step of a recursive walk")]
    fn collect(
        &mut self,
        state: &mut State,
        class: ObjectId,
        at: Option<Pointer>,
        offset: i64,
        is_public: bool,
        wanted: ObjectId,
        found: &mut Vec<Found>,
    ) -> Option<()> {
        if self.same_type(state, class, wanted) {
            match found.iter_mut().find(|earlier| earlier.offset == offset) {
                Some(earlier) => earlier.is_public |= is_public,
                None => found.push(Found { offset, is_public }),
            }
            return Some(());
        }
        for base in self.bases(state, class)? {
            let base_offset = if base.is_virtual {
                let start = at?;
                let here = Pointer {
                    offset: start.offset.wrapping_add(offset as u64),
                    ..start
                };
                offset + self.virtual_base_offset(state, here, base.offset)?
            } else {
                offset + base.offset
            };
            self.collect(
                state,
                base.type_info,
                at,
                base_offset,
                is_public && base.is_public,
                wanted,
                found,
            )?;
        }
        Some(())
    }

    /// The offset of a virtual base: an entry of the vtable of the object at `here`.
    fn virtual_base_offset(&mut self, state: &State, here: Pointer, entry: i64) -> Option<i64> {
        let vtable = self.type_pointer(state, here.object, here.offset)?;
        let at = vtable.offset.wrapping_add(entry as u64);
        let word = self.distance_at(state, vtable.object, at)?;
        Some(sign_extend(word, 64))
    }

    /// The most derived object that a polymorphic subobject belongs to: where it starts and its type.
    pub fn dynamic_type(
        &mut self,
        state: &State,
        subobject: Pointer,
    ) -> Option<(Pointer, ObjectId)> {
        let vtable = self.type_pointer(state, subobject.object, subobject.offset)?;
        let to_top = self.distance_at(state, vtable.object, vtable.offset.wrapping_sub(16))?;
        let before = vtable.offset.wrapping_sub(8);
        let type_info = self.type_pointer(state, vtable.object, before)?.object;
        let start = Pointer {
            offset: subobject.offset.wrapping_add(to_top),
            ..subobject
        };
        Some((start, type_info))
    }

    /// Writes the vtable pointers of an object of a class, at its start and in its bases, as its constructors do.
    /// Of the vtables in the group of a class each has the distance to the object's start and the class's type
    /// information before its address point (Itanium ABI §2.5.2).
    pub fn set_vtable_pointers(
        &mut self,
        state: &mut State,
        object: Pointer,
        type_info: ObjectId,
    ) -> Option<()> {
        let symbol = self.universe.objects.get(type_info).name.clone();
        let symbol = format!("_ZTV{}", symbol.strip_prefix("_ZTI")?);
        let vtables = self.vtables(state, &symbol)?;
        for (offset, vtable) in vtables {
            let place = object.offset.wrapping_add(offset);
            let content = &mut state.memory.get_mut(object.object)?.content;
            content.write(&mut self.universe, place, 8, Value::Pointer(vtable));
        }
        Some(())
    }

    /// The address points of the vtables of a class, with the offsets of the parts of its objects that have them.
    /// None where no unit defines them.
    fn vtables(&mut self, state: &State, symbol: &str) -> Option<Vec<(u64, Pointer)>> {
        let group = self.global_named(symbol)?;
        if self.image.undefined_globals.contains(&group) {
            return None;
        }
        let type_info = self.global_named(&format!("_ZTI{}", symbol.strip_prefix("_ZTV")?))?;
        let words = state.memory.get(group)?.content.size() / 8;
        let mut found = Vec::new();
        for at in (1..words).map(|word| word * 8) {
            let names_class = self
                .type_pointer(state, group, at)
                .is_some_and(|pointer| pointer.object == type_info);
            if names_class {
                let to_top = self.distance_at(state, group, at - 8)?;
                let vtable = Pointer::at(group, at + 8);
                found.push((0_u64.wrapping_sub(to_top), vtable));
            }
        }
        (!found.is_empty()).then_some(found)
    }

    fn global_named(&self, symbol: &str) -> Option<ObjectId> {
        let known = self
            .image
            .program
            .globals
            .iter()
            .zip(&self.image.addresses.globals);
        let mut known = known.filter(|(global, _)| *global.name == *symbol);
        known.next().map(|(_, object)| *object)
    }

    /// The vtable pointer of a part of an object that is made from a caller's word. Where no unit has the vtable,
    /// what is read there is any, of a library that is not looked into.
    pub fn vtable_address(&mut self, state: &State, symbol: &str, offset: u64) -> Value {
        let known = self.vtables(state, symbol).unwrap_or_default();
        if let Some((_, vtable)) = known.into_iter().find(|(at, _)| *at == offset) {
            return Value::Pointer(vtable);
        }
        let object = self.global_named(symbol).unwrap_or_else(|| {
            let size = Size::Bytes(FIRST_ENTRY + ENTRIES);
            let name = Rc::from(symbol);
            let objects = &mut self.universe.objects;
            let object = objects.allocate(ObjectKind::Global, size, 8, name, None);
            self.image.undefined_globals.insert(object);
            object
        });
        Value::Pointer(Pointer::at(object, FIRST_ENTRY))
    }

    /// A number in a vtable.
    fn distance_at(&mut self, state: &State, vtable: ObjectId, at: u64) -> Option<u64> {
        match self.type_address(state, vtable, at)? {
            Value::Int(word) => Some(word),
            // A zero or negative distance written as `inttoptr` is a pointer without an object.
            Value::Pointer(pointer) if pointer.object == ObjectId::NONE => Some(pointer.offset),
            _ => None,
        }
    }

    /// Whether a handler for `wanted` catches an object of type `thrown` (\[except.handle\]/3), and
    /// what the handler receives: the address of the object or base, or the converted pointer.
    pub fn catches(
        &mut self,
        state: &mut State,
        wanted: ObjectId,
        thrown: ObjectId,
        object: Pointer,
    ) -> Option<Value> {
        if self.type_kind(state, thrown) == Some(TypeKind::Pointer) {
            let value =
                state
                    .memory
                    .get(object.object)?
                    .content
                    .read(&mut self.universe, object.offset, 8);
            let value = match value {
                Value::Int(_) => self.universe.integer_to_pointer(value),
                other => other,
            };
            return self.catches_pointer(state, wanted, thrown, value);
        }
        // nullptr matches every pointer handler.
        if self.type_name(state, thrown) == "Dn" {
            match self.type_kind(state, wanted) {
                Some(TypeKind::Pointer) => return Some(Value::NULL),
                Some(TypeKind::MemberPointer) => return self.null_member(state, wanted),
                _ => {}
            }
        }
        if self.same_type(state, wanted, thrown) {
            return Some(Value::Pointer(object));
        }
        if self.type_kind(state, thrown) == Some(TypeKind::MemberPointer) {
            let converts = self.member_converts(state, wanted, thrown)?;
            return converts.then_some(Value::Pointer(object));
        }
        let is_class = |kind| {
            matches!(
                kind,
                Some(TypeKind::Class | TypeKind::SingleBase | TypeKind::Bases)
            )
        };
        let (wanted_kind, thrown_kind) =
            (self.type_kind(state, wanted), self.type_kind(state, thrown));
        if !is_class(wanted_kind) || !is_class(thrown_kind) {
            return None;
        }
        match self
            .subobjects(state, thrown, Some(object), wanted)?
            .as_slice()
        {
            [
                Found {
                    offset,
                    is_public: true,
                },
            ] => Some(Value::Pointer(Pointer {
                offset: object.offset.wrapping_add(*offset as u64),
                ..object
            })),
            _ => None,
        }
    }

    fn catches_pointer(
        &mut self,
        state: &mut State,
        wanted: ObjectId,
        thrown: ObjectId,
        value: Value,
    ) -> Option<Value> {
        if self.same_type(state, wanted, thrown) {
            return Some(value);
        }
        if self.type_kind(state, wanted) != Some(TypeKind::Pointer) {
            return None;
        }
        let (wanted, thrown) = (self.pointee(state, wanted)?, self.pointee(state, thrown)?);
        self.converts(state, &wanted, &thrown, value)
    }

    /// Whether a pointer converts to another by qualification, to `void *` or to a base.
    fn converts(
        &mut self,
        state: &mut State,
        wanted: &Pointee,
        thrown: &Pointee,
        value: Value,
    ) -> Option<Value> {
        // A qualification conversion only adds const and volatile; noexcept may only be dropped.
        if thrown.flags & !wanted.flags & QUALIFIERS != 0
            || wanted.flags & !thrown.flags & NOEXCEPT != 0
        {
            return None;
        }
        if wanted.name == thrown.name {
            return Some(value);
        }
        if wanted.name == "v" {
            return (!thrown.name.starts_with('F')).then_some(value);
        }
        if let (Some(inner_wanted), Some(inner_thrown)) = (
            Pointee::of_name(&wanted.name),
            Pointee::of_name(&thrown.name),
        ) {
            // Deeper qualifications must be const all the way up to the difference.
            const CONST: u64 = 1;
            let same_but_qualifiers = inner_wanted.name == inner_thrown.name;
            let adds = inner_thrown.flags & !inner_wanted.flags & QUALIFIERS == 0;
            return (same_but_qualifiers && adds && wanted.flags & CONST != 0).then_some(value);
        }
        let (wanted, thrown) = (wanted.object?, thrown.object?);
        let is_class = |kind| {
            matches!(
                kind,
                Some(TypeKind::Class | TypeKind::SingleBase | TypeKind::Bases)
            )
        };
        let (wanted_kind, thrown_kind) =
            (self.type_kind(state, wanted), self.type_kind(state, thrown));
        if !is_class(wanted_kind) || !is_class(thrown_kind) {
            return None;
        }
        let at = match value {
            Value::Pointer(pointer) if pointer.object != ObjectId::NONE => Some(pointer),
            _ => None,
        };
        match self.subobjects(state, thrown, at, wanted)?.as_slice() {
            [
                Found {
                    offset,
                    is_public: true,
                },
            ] if at.is_some() => Some(
                self.universe
                    .offset_pointer(value, Value::Int(*offset as u64)),
            ),
            [
                Found {
                    is_public: true, ..
                },
            ] => Some(value),
            _ => None,
        }
    }
}

/// What a pointer type points to.
pub(super) struct Pointee {
    pub(super) flags: u64,
    pub(super) name: String,
    object: Option<ObjectId>,
}

impl Pointee {
    /// From the mangled name of a pointer type: `PKc` points to a const `c`.
    fn of_name(name: &str) -> Option<Pointee> {
        let mut rest = name.strip_prefix('P')?;
        let mut flags = 0;
        while let Some(bit) = rest.chars().next().and_then(|letter| match letter {
            'K' => Some(1),
            'V' => Some(2),
            'r' => Some(4),
            _ => None,
        }) {
            flags |= bit;
            rest = &rest[1..];
        }
        Some(Pointee {
            flags,
            name: rest.to_owned(),
            object: None,
        })
    }
}
