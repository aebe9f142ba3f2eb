//! Units linked by symbol.
//!
//! A symbol with a strong definition has that one; otherwise the first weak one. Local symbols stay
//! with their unit. What is only declared keeps its declaration, for the shims to serve.

use super::code::FunctionCode;
use crate::value::site::FunctionRef;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use verify_ir::{AliasId, Constant, FunctionId, GlobalId, Linkage, Module};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GlobalRef(pub u32);

/// Which unit.
pub type Unit = u32;

#[derive(Clone)]
pub struct LinkedFunction {
    pub name: Rc<str>,
    pub unit: Unit,
    pub id: FunctionId,
    pub defined: bool,
    /// Declared as `extern_weak` only: where nothing defines it, its address is null.
    pub weak: bool,
    pub code: Option<Rc<FunctionCode>>,
}

#[derive(Clone)]
pub struct LinkedGlobal {
    pub name: Rc<str>,
    pub unit: Unit,
    pub id: GlobalId,
    /// As of functions.
    pub weak: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Symbol {
    Function(FunctionRef),
    Global(GlobalRef),
    Alias(Unit, AliasId),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("`{symbol}` is defined in {first} and in {second}")]
    Duplicate {
        symbol: String,
        first: String,
        second: String,
    },
}

#[derive(Clone)]
pub struct Program {
    pub modules: Rc<[Module]>,
    pub functions: Vec<LinkedFunction>,
    pub globals: Vec<LinkedGlobal>,
    symbols: FxHashMap<Rc<str>, Symbol>,
    function_refs: Vec<Vec<FunctionRef>>,
    global_refs: Vec<Vec<GlobalRef>>,
}

/// How much a definition counts: declared, weak, strong.
fn strength(linkage: Linkage, defined: bool) -> u8 {
    match linkage {
        _ if !defined => 0,
        Linkage::AvailableExternally => 1,
        Linkage::LinkOnce
        | Linkage::LinkOnceOdr
        | Linkage::Weak
        | Linkage::WeakOdr
        | Linkage::Common => 2,
        Linkage::ExternWeak => 0,
        _ => 3,
    }
}

impl Program {
    /// Forgets what functions were lowered to.
    pub fn forget_code(&mut self) {
        for function in &mut self.functions {
            function.code = None;
        }
    }

    /// Links units with models of libraries, whose sources are below these directories: a function that the program
    /// defines itself replaces a model's of that name, as one of an archive's members would be.
    pub fn link(modules: Vec<Module>, model_roots: &[String]) -> Result<Program, LinkError> {
        let mut program = Program {
            functions: Vec::new(),
            globals: Vec::new(),
            symbols: FxHashMap::default(),
            function_refs: Vec::new(),
            global_refs: Vec::new(),
            modules: Rc::from([]),
        };
        let mut strengths: FxHashMap<Rc<str>, (u8, Unit)> = FxHashMap::default();
        let units = Units {
            modules: &modules,
            model_roots,
        };
        for (unit, module) in modules.iter().enumerate() {
            let unit = unit as Unit;
            let functions = program.add_functions(module, unit, &mut strengths, units)?;
            program.function_refs.push(functions);
            let globals = program.add_globals(module, unit, &mut strengths, units)?;
            program.global_refs.push(globals);
            for (index, alias) in module.aliases.iter().enumerate() {
                let name: Rc<str> = module.strings.get(alias.name).into();
                if !alias.properties.linkage.is_local() {
                    let own = strength(alias.properties.linkage, true);
                    if claim(&mut strengths, &name, own, unit, units)? {
                        program
                            .symbols
                            .insert(name, Symbol::Alias(unit, AliasId::new(index)));
                    }
                }
            }
        }
        program.modules = modules.into();
        program.point_declarations_at_aliases();
        Ok(program)
    }

    fn add_functions(
        &mut self,
        module: &Module,
        unit: Unit,
        strengths: &mut FxHashMap<Rc<str>, (u8, Unit)>,
        units: Units<'_>,
    ) -> Result<Vec<FunctionRef>, LinkError> {
        let mut refs = Vec::with_capacity(module.functions.len());
        for (index, function) in module.functions.iter().enumerate() {
            let id = FunctionId::new(index);
            let name: Rc<str> = module.strings.get(function.name).into();
            let linkage = function.properties.linkage;
            let defined = function.body.is_some();
            let linked = LinkedFunction {
                name: name.clone(),
                unit,
                id,
                defined,
                weak: linkage == Linkage::ExternWeak && !name.starts_with("__"),
                code: None,
            };
            if linkage.is_local() {
                refs.push(self.push_function(linked));
                continue;
            }
            let stronger = claim(strengths, &name, strength(linkage, defined), unit, units)?;
            let reference = match self.symbols.get(&name) {
                Some(Symbol::Function(reference)) => {
                    let known = &mut self.functions[reference.0 as usize];
                    known.weak &= linked.weak;
                    if stronger {
                        *known = linked;
                    }
                    *reference
                }
                _ => {
                    let reference = self.push_function(linked);
                    self.symbols
                        .entry(name)
                        .or_insert(Symbol::Function(reference));
                    reference
                }
            };
            refs.push(reference);
        }
        Ok(refs)
    }

    fn push_function(&mut self, function: LinkedFunction) -> FunctionRef {
        self.functions.push(function);
        FunctionRef(self.functions.len() as u32 - 1)
    }

    fn add_globals(
        &mut self,
        module: &Module,
        unit: Unit,
        strengths: &mut FxHashMap<Rc<str>, (u8, Unit)>,
        units: Units<'_>,
    ) -> Result<Vec<GlobalRef>, LinkError> {
        let mut refs = Vec::with_capacity(module.globals.len());
        for (index, global) in module.globals.iter().enumerate() {
            let id = GlobalId::new(index);
            let name: Rc<str> = module.strings.get(global.name).into();
            let linkage = global.properties.linkage;
            let defined = global.initializer.is_some();
            let linked = LinkedGlobal {
                name: name.clone(),
                unit,
                id,
                weak: linkage == Linkage::ExternWeak && !name.starts_with("__"),
            };
            // Appending globals (`llvm.global_ctors`) are read unit by unit.
            if linkage.is_local() || linkage == Linkage::Appending {
                self.globals.push(linked);
                refs.push(GlobalRef(self.globals.len() as u32 - 1));
                continue;
            }
            let stronger = claim(strengths, &name, strength(linkage, defined), unit, units)?;
            let reference = match self.symbols.get(&name) {
                Some(Symbol::Global(reference)) => {
                    let known = &mut self.globals[reference.0 as usize];
                    known.weak &= linked.weak;
                    if stronger {
                        *known = linked;
                    }
                    *reference
                }
                _ => {
                    self.globals.push(linked);
                    let reference = GlobalRef(self.globals.len() as u32 - 1);
                    self.symbols
                        .entry(name)
                        .or_insert(Symbol::Global(reference));
                    reference
                }
            };
            refs.push(reference);
        }
        Ok(refs)
    }

    /// A function declared in one unit and defined as an alias in another (constructors often are)
    /// is the function behind the alias.
    fn point_declarations_at_aliases(&mut self) {
        let aliased: Vec<(Rc<str>, FunctionRef)> = self
            .symbols
            .iter()
            .filter_map(|(name, symbol)| match symbol {
                Symbol::Alias(unit, alias) => self
                    .function_behind(*unit, *alias)
                    .map(|target| (name.clone(), target)),
                _ => None,
            })
            .collect();
        for (name, target) in aliased {
            let (unit, id) = {
                let function = &self.functions[target.0 as usize];
                (function.unit, function.id)
            };
            for function in &mut self.functions {
                if !function.defined && function.name == name {
                    function.unit = unit;
                    function.id = id;
                    function.defined = true;
                }
            }
        }
    }

    fn function_behind(&self, unit: Unit, alias: AliasId) -> Option<FunctionRef> {
        let module = &self.modules[unit as usize];
        let mut target = module.aliases[alias.index()].aliasee;
        loop {
            match module.constant(target) {
                Constant::Function(id) => return Some(self.function_ref(unit, *id)),
                Constant::Alias(next) => target = module.aliases[next.index()].aliasee,
                _ => return None,
            }
        }
    }

    pub fn function_ref(&self, unit: Unit, id: FunctionId) -> FunctionRef {
        self.function_refs[unit as usize][id.index()]
    }

    pub fn global_ref(&self, unit: Unit, id: GlobalId) -> GlobalRef {
        self.global_refs[unit as usize][id.index()]
    }

    pub fn function(&self, reference: FunctionRef) -> &LinkedFunction {
        &self.functions[reference.0 as usize]
    }

    /// The IR of a function.
    pub fn ir(&self, reference: FunctionRef) -> (&Module, &verify_ir::Function) {
        let linked = self.function(reference);
        let module = &self.modules[linked.unit as usize];
        (module, &module.functions[linked.id.index()])
    }

    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.get(name).copied()
    }

    /// Takes for granted that somebody else defines what is weak.
    pub fn expect_weak_symbols(&mut self) {
        self.functions
            .iter_mut()
            .for_each(|function| function.weak = false);
        self.globals
            .iter_mut()
            .for_each(|global| global.weak = false);
    }

    /// The function with this linkage name.
    pub fn function_named(&self, name: &str) -> Option<FunctionRef> {
        match self.symbol(name)? {
            Symbol::Function(reference) => Some(reference),
            Symbol::Alias(unit, alias) => self.function_behind(unit, alias),
            Symbol::Global(_) => None,
        }
    }
}

/// What is linked.
#[derive(Clone, Copy)]
struct Units<'m> {
    modules: &'m [Module],
    model_roots: &'m [String],
}

impl Units<'_> {
    /// Whether a unit is of the models.
    fn is_model(&self, unit: Unit) -> bool {
        let source = source_file(&self.modules[unit as usize]);
        self.model_roots.iter().any(|root| source.starts_with(root))
    }
}

/// Whether this definition takes the symbol from what was there before.
fn claim(
    strengths: &mut FxHashMap<Rc<str>, (u8, Unit)>,
    name: &Rc<str>,
    own: u8,
    unit: Unit,
    units: Units<'_>,
) -> Result<bool, LinkError> {
    match strengths.get(name).copied() {
        Some((3, first)) if own == 3 && units.is_model(unit) && !units.is_model(first) => Ok(false),
        Some((3, first)) if own == 3 => Err(LinkError::Duplicate {
            symbol: verify_ir::demangle(name),
            first: source_file(&units.modules[first as usize]),
            second: source_file(&units.modules[unit as usize]),
        }),
        Some((before, _)) if before >= own => Ok(false),
        _ => {
            strengths.insert(name.clone(), (own, unit));
            Ok(true)
        }
    }
}

fn source_file(module: &Module) -> String {
    module.text(module.source_file).to_owned()
}
