//! Compilations that only ask what a compiler can do: of the `cc` crate, CMake, autoconf and Meson.

use std::ffi::OsStr;
use std::path::{Component, Path};

/// Names of files that are compiled for the answer alone, without their extension.
const PROBES: &[&str] = &[
    "detect_compiler_family",
    "flag_check",
    "conftest",
    "testCCompiler",
    "testCXXCompiler",
    "CMakeCCompilerId",
    "CMakeCXXCompilerId",
    "CMakeCCompilerABI",
    "CMakeCXXCompilerABI",
    "sanitycheckc",
    "sanitycheckcpp",
    "feature_tests",
];

/// Whether a source, a directory or an output belongs to a probe.
pub fn is_probe(path: &Path) -> bool {
    let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    PROBES.contains(&stem)
        || path == Path::new("-")
        || path == Path::new("/dev/null")
        || path.components().any(of_probe)
}

fn of_probe(component: Component<'_>) -> bool {
    let Component::Normal(name) = component else {
        return false;
    };
    let name = name.to_string_lossy();
    name == "CMakeScratch"
        || name == "CMakeTmp"
        || name == "meson-private"
        || name.starts_with("CompilerId")
        || (name.starts_with("cmTC_") && name.ends_with(".dir"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probes_are_told_from_sources() {
        for probe in [
            "/out/detect_compiler_family.c",
            "/out/flag_check.cpp",
            "/b/CMakeFiles/CMakeScratch/TryCompile-x/testCXXCompiler.cxx",
            "CMakeFiles/cmTC_12ab.dir/src.c.o",
            "/b/CMakeFiles/3.25.1/CompilerIdCXX/CMakeCXXCompilerId.cpp",
            "conftest.c",
            "/dev/null",
            "-",
        ] {
            assert!(is_probe(Path::new(probe)), "{probe}");
        }
        for source in [
            "src/a.cpp",
            "CMakeFiles/edlib.dir/src/edlib.cpp.o",
            "out/build/x.c",
        ] {
            assert!(!is_probe(Path::new(source)), "{source}");
        }
    }
}
