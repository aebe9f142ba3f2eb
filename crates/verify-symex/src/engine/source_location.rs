//! Places and objects in the words of the source.

use crate::contract_names::BODY;
use crate::engine::Engine;
use crate::outcome::{Note, Place};
use crate::program::FunctionRef;
use crate::program::code::{Callee, Op};
use crate::program::source_file::file_of;
use crate::state::State;
use crate::value::site::Site;
use crate::value::{ObjectId, Value};

impl Engine<'_> {
    /// The place of a site itself.
    pub fn place(&self, site: &Site) -> Place {
        self.place_of(site.function, site.op)
    }

    /// The places from a site outwards through its callers.
    pub fn stack(&self, site: &Site) -> Vec<Place> {
        let mut places = vec![self.place(site)];
        let mut next = site.calls.as_ref();
        while let Some(call) = next {
            // The bottom of the stack is the engine's own, as is the frame of a contract below its function's.
            if call.parent.is_some() && !self.enters_body(call.caller, call.op) {
                places.push(self.place_of(call.caller, call.op));
            }
            next = call.parent.as_ref();
        }
        places
    }

    /// Whether an op of a function's contract goes on with its body.
    pub fn enters_body(&self, function: FunctionRef, op: u32) -> bool {
        let code = self.image.program.function(function).code.as_ref();
        let op = code.and_then(|code| code.ops.get(op as usize));
        match op {
            Some(Op::Call(call)) => match call.callee {
                Callee::Function(callee) => &*self.image.program.function(callee).name == BODY,
                _ => false,
            },
            _ => false,
        }
    }

    fn place_of(&self, function: FunctionRef, op: u32) -> Place {
        let linked = self.image.program.function(function);
        let module = &self.image.program.modules[linked.unit as usize];
        let name = self.function_name(function);
        let location = linked.code.as_ref().and_then(|code| {
            // What the compiler made up has no line of its own: the nearest before it has.
            let ops = code.locations.get(..=op as usize)?;
            ops.iter()
                .rev()
                .flatten()
                .filter_map(|id| module.location(*id))
                .find(|location| location.line > 0)
        });
        match location {
            Some(location) => Place {
                file: file_of(module, location.scope),
                line: location.line,
                column: location.column,
                function: name,
            },
            None => self.function_place(function, name),
        }
    }

    /// Where a function is defined.
    fn function_place(&self, function: FunctionRef, name: String) -> Place {
        let (module, ir) = self.image.program.ir(function);
        match ir.subprogram.and_then(|id| {
            module
                .subprogram(id)
                .map(|subprogram| (id, subprogram.line))
        }) {
            Some((id, line)) => Place {
                file: file_of(module, id),
                line,
                column: 0,
                function: name,
            },
            None => Place {
                function: name,
                ..Place::default()
            },
        }
    }

    /// The function's name as the source writes it.
    pub fn function_name(&self, function: FunctionRef) -> String {
        let symbol = &self.image.program.function(function).name;
        crate::contract_names::subject(symbol).unwrap_or_else(|| verify_ir::demangle(symbol))
    }

    /// Whether the language says that the function that is executed goes on, whatever its loops look like: C++ does
    /// ([intro.progress]/1), C does not (6.8.5/6). LangRef: mustprogress.
    pub fn must_progress(&self, state: &State) -> bool {
        let (module, ir) = self.image.program.ir(state.top.code.function);
        module
            .attributes(ir.attributes)
            .has(verify_ir::AttributeKind::MustProgress)
    }

    /// Whether the code at hand is C: some rules are stricter there.
    pub fn is_c(&self, state: &State) -> bool {
        let (module, ir) = self.image.program.ir(state.top.code.function);
        let unit = ir
            .subprogram
            .and_then(|id| module.subprogram(id))
            .and_then(|subprogram| subprogram.unit);
        let language = unit
            .and_then(|id| module.compile_unit(id))
            .map_or("", |unit| unit.language);
        !language.contains("C_plus_plus") && language.contains("_C")
    }

    /// An object in words: "`a`", "memory from `malloc`".
    pub fn describe_object(&self, id: ObjectId) -> String {
        let object = self.universe.objects.get(id);
        if object.name.is_empty() {
            return object.kind.describe().to_owned();
        }
        if object.name.starts_with("the ") {
            return object.name.to_string();
        }
        format!("`{}`", verify_ir::demangle(&object.name))
    }

    pub fn describe_object_of(&mut self, pointer: Value) -> String {
        match self.universe.targets(pointer).first() {
            Some(target) if target.object != ObjectId::NONE => self.describe_object(target.object),
            _ => "its object".into(),
        }
    }

    pub fn describe_pointer(&mut self, pointer: Value) -> String {
        match self.universe.targets(pointer).first() {
            Some(target) if target.object == ObjectId::NONE => "null".into(),
            Some(target) => self.describe_object(target.object),
            None => "nothing".into(),
        }
    }

    /// Whether the library allocated an object for itself.
    pub fn is_librarys_memory(&self, id: ObjectId) -> bool {
        if id == ObjectId::NONE {
            return false;
        }
        let object = self.universe.objects.get(id);
        let site = object.site.as_ref().filter(|_| object.kind.is_heap());
        site.is_some_and(|site| !self.is_users(site.function))
    }

    /// Where an object comes from.
    pub fn object_notes(&mut self, id: ObjectId) -> Vec<Note> {
        let object = self.universe.objects.get(id);
        if !object.kind.is_heap() {
            return Vec::new();
        }
        let site = object.site.clone();
        site.map(|site| Note {
            message: "allocated here".into(),
            place: Some(self.user_place(&site)),
        })
        .into_iter()
        .collect()
    }

    /// Whether a value in a cell has one possible value.
    pub fn is_constant(&self, value: Value) -> bool {
        match value {
            Value::Int(_) | Value::Pointer(_) => true,
            Value::Term(term) => self.universe.arena.is_constant(term),
            Value::Interned(_) | Value::Undefined => false,
        }
    }

    /// The first place on the way out that is the user's own code.
    pub fn user_place(&self, site: &Site) -> Place {
        let stack = self.stack(site);
        let users = stack
            .iter()
            .find(|place| !place.file.is_empty() && !self.is_library(place));
        users.or(stack.first()).cloned().unwrap_or_default()
    }

    pub fn is_library(&self, place: &Place) -> bool {
        self.is_library_file(&place.file)
    }

    pub fn is_library_file(&self, file: &str) -> bool {
        let mut roots = self.options.library_roots.iter();
        roots.any(|root| file.starts_with(root.as_str()))
    }
}
