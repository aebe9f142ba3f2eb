//! What a verdict is about.

use std::fmt;

/// One entry point and the files it was looked for in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    /// As a person would write it.
    pub function: String,
    /// The files it was looked for in.
    pub files: Vec<String>,
    /// How wide its types are.
    pub data_model: DataModel,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` of {}", self.function, self.files.join(", "))
    }
}

/// How wide `int`, `long` and pointers are, in the words of the C world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DataModel {
    /// `int` has 32 bits, `long` and pointers 64.
    #[default]
    Lp64,
    /// All of them have 32 bits.
    Ilp32,
}

impl DataModel {
    /// Of a target triple; the machine's own is taken to have 64 bits, as clang's default does.
    pub fn of_target(triple: Option<&str>) -> DataModel {
        let architecture = triple.and_then(|triple| triple.split('-').next());
        match architecture {
            Some("i386" | "i486" | "i586" | "i686" | "arm" | "armv7" | "riscv32gc" | "wasm32") => {
                DataModel::Ilp32
            }
            _ => DataModel::Lp64,
        }
    }

    /// Of flags for clang, where the last that says something counts.
    pub fn of_flags<'a>(flags: impl Iterator<Item = &'a str>) -> DataModel {
        flags.fold(DataModel::Lp64, |model, flag| match flag {
            "-m32" => DataModel::Ilp32,
            "-m64" => DataModel::Lp64,
            _ => match flag.strip_prefix("--target=") {
                Some(triple) => DataModel::of_target(Some(triple)),
                None => model,
            },
        })
    }

    /// The name in the C world.
    pub fn name(self) -> &'static str {
        match self {
            DataModel::Lp64 => "LP64",
            DataModel::Ilp32 => "ILP32",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_flag_decides_the_data_model() {
        let of = |flags: &[&str]| DataModel::of_flags(flags.iter().copied());
        assert_eq!(of(&[]), DataModel::Lp64);
        assert_eq!(of(&["-m32", "-O2"]), DataModel::Ilp32);
        assert_eq!(of(&["-m32", "-m64"]), DataModel::Lp64);
        assert_eq!(of(&["--target=i686-linux-gnu"]), DataModel::Ilp32);
    }
}
