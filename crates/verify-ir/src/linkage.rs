//! What globals, functions and aliases have in common as symbols.

use crate::index::StrId;
use crate::opcode::keywords;

keywords! {
    /// Which other units see a symbol, and which definition of several is taken.
    Linkage {
        External = "external",
        Private = "private",
        Internal = "internal",
        AvailableExternally = "available_externally",
        LinkOnce = "linkonce",
        LinkOnceOdr = "linkonce_odr",
        Weak = "weak",
        WeakOdr = "weak_odr",
        Common = "common",
        Appending = "appending",
        ExternWeak = "extern_weak",
    }
}

impl Linkage {
    /// Whether the symbol is invisible to other units.
    #[must_use]
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

keywords! {
    /// Whether a symbol is seen outside of its shared object.
    Visibility { Default = "default", Hidden = "hidden", Protected = "protected", }
}

keywords! {
    /// Whether a symbol crosses a DLL's border.
    DllStorage { Import = "dllimport", Export = "dllexport", }
}

keywords! {
    /// Whether the address matters.
    UnnamedAddr { Global = "unnamed_addr", Local = "local_unnamed_addr", }
}

keywords! {
    /// How a thread-local variable is reached.
    ThreadLocal {
        GeneralDynamic = "generaldynamic", LocalDynamic = "localdynamic",
        InitialExec = "initialexec", LocalExec = "localexec",
    }
}

/// The properties of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolProperties {
    /// Who sees it, and which definition is taken.
    pub linkage: Linkage,
    /// `dso_local`: resolved within the same shared object.
    pub dso_local: bool,
    /// Whether other shared objects see it.
    pub visibility: Visibility,
    /// None where it stays in its module.
    pub dll_storage: Option<DllStorage>,
    /// Whether only its content matters, so that it may be merged.
    pub unnamed_addr: Option<UnnamedAddr>,
    /// None where the variable is not thread-local.
    pub thread_local: Option<ThreadLocal>,
    /// The part of the program that it is loaded with.
    pub partition: Option<StrId>,
}

impl Default for SymbolProperties {
    fn default() -> Self {
        SymbolProperties {
            linkage: Linkage::External,
            dso_local: false,
            visibility: Visibility::Default,
            dll_storage: None,
            unnamed_addr: None,
            thread_local: None,
            partition: None,
        }
    }
}
