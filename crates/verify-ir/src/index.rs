//! The index types by which everything in a module refers to everything else.
//!
//! All are `Copy`, four bytes, and leave room for `Option` to stay at four bytes.

use std::fmt;
use std::num::NonZeroU32;

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident, $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// The index of position `index` in its table.
            ///
            /// # Panics
            /// Where `index` does not fit in 32 bits; the reader refuses such modules.
            #[inline]
            #[must_use]
            pub fn new(index: usize) -> Self {
                let stored = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
                $name(stored.expect("the reader refuses text beyond 4 GiB, so every table fits"))
            }

            /// The position in the table.
            #[inline]
            #[must_use]
            pub fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.index())
            }
        }
    )*};
}

index! {
    /// A text of the module: a name, a metadata string. Equal texts have equal ids.
    StrId, "str";
    /// A type. Structurally equal types have equal ids; named structs are equal by name.
    TypeId, "type";
    /// A constant with its type. Equal constants of equal type have equal ids.
    ConstId, "const";
    /// A global variable.
    GlobalId, "global";
    /// A function, defined or declared.
    FunctionId, "function";
    /// An alias.
    AliasId, "alias";
    /// An indirect function.
    IFuncId, "ifunc";
    /// A comdat.
    ComdatId, "comdat";
    /// A parameter or the result of an instruction, dense within its function.
    LocalId, "%";
    /// A basic block within its function.
    BlockId, "bb";
    /// A metadata node, string or value.
    MetadataId, "!";
    /// A set of attributes.
    AttributeSetId, "#";
}
