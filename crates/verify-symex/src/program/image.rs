//! The program as it lies in memory: linked code, and the object that each function and global is.

use crate::program::constant::{Addresses, ConstantFolder};
use crate::program::lower::{self, SharedCode};
use crate::program::scalar::Unsupported;
use crate::program::{FunctionRef, Program, contract_symbols};
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::universe::Universe;
use crate::value::{ObjectId, Pointer, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use verify_ir::{Constant, Module};

/// What is taken for the size of an external variable of an incomplete type (`extern int a[];`).
pub const INCOMPLETE_TYPE_SIZE: u64 = 4096;

/// What is executed.
pub struct Image {
    pub program: Program,
    pub addresses: Addresses,
    /// The functions that hold contracts of others, by those others.
    pub contracts: FxHashMap<FunctionRef, FunctionRef>,
    /// The function that each function object is.
    pub function_objects: FxHashMap<ObjectId, FunctionRef>,
    /// Objects of symbols that no unit defines, filled in when first needed.
    pub undefined_globals: FxHashSet<ObjectId>,
    /// The functions to run before the entry.
    pub start_up: Vec<FunctionRef>,
    /// The same in another order that is to be looked at as well.
    pub other_start_up: Vec<FunctionRef>,
    /// Some code that was lowered has volatile or atomic accesses.
    pub observes: bool,
    /// Variables live in registers where they can.
    pub promotes_variables: bool,
}

impl Image {
    pub fn new(mut program: Program, universe: &mut Universe) -> Image {
        // Lowered code holds values of the universe it was lowered in.
        program.forget_code();
        let addresses = addresses(&program, universe);
        let function_objects = addresses
            .functions
            .iter()
            .enumerate()
            .map(|(index, object)| (*object, FunctionRef(index as u32)))
            .collect();
        Image {
            contracts: contract_symbols::contracts_beside(&program),
            start_up: listed(&program, "llvm.global_ctors"),
            other_start_up: Vec::new(),
            program,
            addresses,
            function_objects,
            undefined_globals: FxHashSet::default(),
            observes: false,
            promotes_variables: true,
        }
    }

    /// The code of a function, lowered when first needed.
    pub fn code(
        &mut self,
        universe: &mut Universe,
        function: FunctionRef,
        settles_variables: bool,
    ) -> Result<SharedCode, Unsupported> {
        if let Some(code) = &self.program.function(function).code {
            return Ok(code.clone());
        }
        let style = lower::Style {
            settles_variables,
            promotes_variables: self.promotes_variables,
        };
        let code = Rc::new(lower::lower(
            &self.program,
            &self.addresses,
            universe,
            function,
            style,
        )?);
        self.observes = self.observes || observes(self.program.ir(function).1);
        self.program.functions[function.0 as usize].code = Some(code.clone());
        Ok(code)
    }

    /// The folder of constants of a unit.
    pub fn folder<'f>(&'f self, universe: &'f mut Universe, unit: u32) -> ConstantFolder<'f> {
        ConstantFolder {
            program: &self.program,
            addresses: &self.addresses,
            universe,
            unit,
        }
    }

    pub fn function_address(&self, function: FunctionRef) -> Value {
        let object = self.addresses.functions[function.0 as usize];
        Value::Pointer(Pointer::to(object))
    }

    /// The functions of `llvm.global_dtors`: they run after everything registered later.
    pub fn destructors(&self) -> Vec<Value> {
        listed(&self.program, "llvm.global_dtors")
            .into_iter()
            .map(|function| self.function_address(function))
            .collect()
    }

    /// Where a call of the function begins: in its contract, where that lies beside it.
    pub fn contract_of(&self, function: FunctionRef) -> FunctionRef {
        self.contracts.get(&function).copied().unwrap_or(function)
    }
}

/// Whether a function has accesses that are observable, or seen by other threads.
fn observes(function: &verify_ir::Function) -> bool {
    use verify_ir::InstructionKind as K;
    let body = function.body.as_ref();
    body.is_some_and(|body| {
        body.instructions
            .iter()
            .any(|instruction| match &instruction.kind {
                K::Load { access, .. } | K::Store { access, .. } => {
                    access.volatile || access.ordering.is_some()
                }
                K::CompareExchange(_) | K::AtomicReadModifyWrite { .. } | K::Fence { .. } => true,
                _ => false,
            })
    })
}

/// The functions of `llvm.global_ctors` or `llvm.global_dtors`, by priority, units in their order.
fn listed(program: &Program, list: &str) -> Vec<FunctionRef> {
    let mut found: Vec<(u64, FunctionRef)> = Vec::new();
    for (unit, module) in program.modules.iter().enumerate() {
        let initializer = module
            .global_by_name(list)
            .and_then(|global| module.global(global).initializer);
        let Some(Constant::Array(entries)) = initializer.map(|list| module.constant(list)) else {
            continue;
        };
        for entry in entries {
            let Constant::Struct(fields) = module.constant(*entry) else {
                continue;
            };
            if let (Constant::Integer(priority), Constant::Function(function)) =
                (module.constant(fields[0]), module.constant(fields[1]))
            {
                found.push((*priority, program.function_ref(unit as u32, *function)));
            }
        }
    }
    found.sort_by_key(|(priority, _)| *priority);
    found.into_iter().map(|(_, function)| function).collect()
}

/// Gives every function and global its object.
fn addresses(program: &Program, universe: &mut Universe) -> Addresses {
    let functions = program
        .functions
        .iter()
        .map(|function| {
            let id = universe.objects.allocate(
                ObjectKind::Function,
                Size::Bytes(1),
                16,
                function.name.clone(),
                None,
            );
            universe.objects.mark_escaped(id, false);
            id
        })
        .collect();
    let globals = program
        .globals
        .iter()
        .map(|linked| {
            let module = &program.modules[linked.unit as usize];
            let global = module.global(linked.id);
            let size = match module.size_of(global.ty).unwrap_or(0) {
                0 if global.initializer.is_none() => INCOMPLETE_TYPE_SIZE,
                size => size,
            };
            let natural = module
                .align_of(global.ty)
                .map_or(1, verify_ir::Align::bytes);
            let align = global
                .align
                .map_or(natural, verify_ir::Align::bytes)
                .max(natural);
            let kind = if global.constant {
                ObjectKind::Constant
            } else {
                ObjectKind::Global
            };
            let name = debug_name(module, global).map_or_else(|| linked.name.clone(), Rc::from);
            let id = universe
                .objects
                .allocate(kind, Size::Bytes(size), align, name, None);
            universe.objects.mark_escaped(id, false);
            id
        })
        .collect();
    Addresses { functions, globals }
}

/// A local symbol's name in the source. Symbols that the language itself makes keep theirs: the
/// run-time type information is recognised by it.
fn debug_name(module: &Module, global: &verify_ir::Global) -> Option<String> {
    let variable = module.debug_variables(global).next()?;
    let name = module.global_variable(variable)?.name;
    (!name.is_empty()).then(|| name.to_owned())
}
