//! Finding clang and turning units into LLVM IR with it. Nothing here knows what happens to the IR.

mod compile;
mod directives;
mod find;
mod flags;
mod language;
mod qt;
mod rewritten;
mod undefined;

pub use compile::{CompileError, Compiled, Compiler, Headers};
pub use directives::{ANY_VALUE, header as directive_header, missing as missing_directives};
pub use find::{Clang, FindError, on_path};
pub use flags::{
    ANY_ACCESS, lenient as lenient_flags, model_headers, names_standard, newest as newest_flags,
    own_header as own_header_flags, runtime_flags, sanitizers_left_out,
};
pub use language::Language;
pub use qt::{
    installed as installed_qt, major as qt_major, model as model_of_qt, version as qt_version,
    without_installed as without_installed_qt,
};
