//! The files that code comes from.

use verify_ir::Module;

/// Whether a file is a header of the system's C++ library.
pub fn is_system_library(path: &str) -> bool {
    path.contains("/include/c++/")
}

/// The path of the file that a scope, a type or a variable lies in; empty if unknown.
pub fn file_of(module: &Module, scope: verify_ir::MetadataId) -> String {
    let Some(file) = module.file_of(scope) else {
        return String::new();
    };
    if file.name.starts_with('/') || file.directory.is_empty() {
        file.name.to_owned()
    } else {
        format!("{}/{}", file.directory, file.name)
    }
}
