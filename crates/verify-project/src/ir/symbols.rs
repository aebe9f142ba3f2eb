//! Which symbols a module of LLVM IR defines and which it needs: what choosing runtime models, linking units and
//! finding the entry point take.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use verify_ir::{Callee, Function, Linkage, Module, StrId, SymbolProperties};
use verify_symex::contract_names::ASKS;

/// The symbols of one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Symbols {
    /// Functions with a body that other modules can see.
    pub functions: BTreeSet<String>,
    /// Those of them that no other module may define, too.
    pub exported: BTreeSet<String>,
    /// Functions with a body that only this module can see.
    pub local_functions: BTreeSet<String>,
    /// Variables and aliases that other modules can see.
    pub variables: BTreeSet<String>,
    /// What is declared only, or only as a copy of a definition elsewhere.
    pub needed: BTreeSet<String>,
    /// Functions whose body begins with a contract.
    #[serde(default)]
    pub contracts: BTreeSet<String>,
}

impl Symbols {
    /// The symbols of a module.
    pub fn of(module: &Module) -> Symbols {
        let mut symbols = Symbols::default();
        for function in &module.functions {
            symbols.function(module, function);
        }
        for global in &module.globals {
            let is_defined = global.initializer.is_some();
            symbols.variable(module, global.name, &global.properties, is_defined);
        }
        for alias in &module.aliases {
            symbols.variable(module, alias.name, &alias.properties, true);
        }
        for ifunc in &module.ifuncs {
            symbols.variable(module, ifunc.name, &ifunc.properties, true);
        }
        symbols
    }

    /// Whether other modules find this name here.
    pub fn defines(&self, name: &str) -> bool {
        self.functions.contains(name) || self.variables.contains(name)
    }

    fn function(&mut self, module: &Module, function: &Function) {
        let name = plain(module.text(function.name));
        let linkage = function.properties.linkage;
        if function.body.is_none() || linkage == Linkage::AvailableExternally {
            self.need(name);
            return;
        }
        if has_contract(module, function) {
            self.contracts.insert(name.clone());
        }
        if linkage.is_local() {
            self.local_functions.insert(name);
            return;
        }
        let is_shared = matches!(
            linkage,
            Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr
        );
        if !is_shared {
            self.exported.insert(name.clone());
        }
        self.functions.insert(name);
    }

    fn variable(
        &mut self,
        module: &Module,
        name: StrId,
        properties: &SymbolProperties,
        is_defined: bool,
    ) {
        let name = plain(module.text(name));
        if !is_defined || properties.linkage == Linkage::AvailableExternally {
            self.need(name);
        } else if !properties.linkage.is_local() {
            self.variables.insert(name);
        }
    }

    fn need(&mut self, name: String) {
        if !name.starts_with("llvm.") {
            self.needed.insert(name);
        }
    }
}

/// Whether the function asks the engine for its contract.
fn has_contract(module: &Module, function: &Function) -> bool {
    let instructions = function.body.iter().flat_map(|body| &body.instructions);
    let mut calls = instructions.filter_map(|one| one.kind.as_call());
    calls.any(|call| match call.callee {
        Callee::Function(callee) => module.text(module.function(callee).name) == ASKS,
        _ => false,
    })
}

/// The byte 1 marks a name that is not to be decorated: it is no part of it.
fn plain(name: &str) -> String {
    name.strip_prefix('\u{1}').unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
@.str = private unnamed_addr constant [4 x i8] c"@a(\00", align 1
@counter = dso_local global i32 0, align 4
@stderr = external dso_local global ptr, align 8
@_ZTI1A = linkonce_odr constant { ptr, ptr } zeroinitializer, comdat
@hidden = internal thread_local global i32 0
@other = dso_local alias i32 (i32), ptr @f
$_ZTI1A = comdat any
$_ZN1AC2Ev = comdat any
define dso_local noundef i32 @main() {
  %1 = call i32 @f(i32 1)
  ret i32 %1
}
define internal i32 @f(i32 %0) {
  ret i32 %0
}
define internal void @"with space\22"(ptr %0) {
  ret void
}
define available_externally i32 @atoi(ptr %0) {
  ret i32 0
}
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr %this) unnamed_addr comdat align 2 {
  %asks = call i32 @__verify_contract()
  ret void
}
declare i32 @__verify_contract()
declare i32 @printf(ptr noundef, ...)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare i32 @"\01__isoc99_scanf"(ptr)
"#;

    #[test]
    fn definitions_needs_and_contracts_are_distinguished() {
        let module = verify_ir::read(TEXT, "a.ll").expect("the text is a module");
        let symbols = Symbols::of(&module);
        let names = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>();
        assert_eq!(names(&symbols.functions), ["_ZN1AC2Ev", "main"]);
        assert_eq!(names(&symbols.exported), ["main"]);
        assert_eq!(names(&symbols.local_functions), ["f", "with space\""]);
        assert_eq!(names(&symbols.variables), ["_ZTI1A", "counter", "other"]);
        assert_eq!(
            names(&symbols.needed),
            [
                "__isoc99_scanf",
                "__verify_contract",
                "atoi",
                "printf",
                "stderr"
            ]
        );
        assert_eq!(names(&symbols.contracts), ["_ZN1AC2Ev"]);
    }
}
