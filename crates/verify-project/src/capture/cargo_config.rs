//! What cargo's configuration files say about the compilers: `[env]` and `build.target`. Cargo has no
//! stable command that tells, so the files are read here, in cargo's order: from the current
//! directory upwards, then cargo's home; the nearest wins.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// A variable that the configuration sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub value: OsString,
    /// It wins over the environment.
    pub force: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CargoConfig {
    pub variables: BTreeMap<String, Setting>,
    pub target: Option<String>,
}

/// `build.target`, for cargo in this directory.
pub fn configured_target(directory: &Path) -> Option<String> {
    CargoConfig::read(directory).target
}

impl CargoConfig {
    /// What holds for cargo when it is run in this directory.
    pub fn read(directory: &Path) -> CargoConfig {
        let mut config = CargoConfig::default();
        let home = std::env::var_os("CARGO_HOME")
            .map(PathBuf::from)
            .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
        let above = directory.ancestors().map(|one| one.join(".cargo"));
        for place in above.chain(home) {
            for name in ["config", "config.toml"] {
                // Cargo itself complains about a file that it cannot read.
                let text = std::fs::read_to_string(place.join(name)).unwrap_or_default();
                if let Ok(table) = text.parse::<Table>() {
                    config.add(&table, place.parent().unwrap_or(&place));
                }
            }
        }
        config
    }

    /// Adds what is not set yet.
    fn add(&mut self, table: &Table, root: &Path) {
        let target = table.get("build").and_then(|build| build.get("target"));
        if self.target.is_none() {
            self.target = target.and_then(Value::as_str).map(str::to_owned);
        }
        let variables = table.get("env").and_then(Value::as_table);
        for (name, value) in variables.into_iter().flatten() {
            if let Some(setting) = Setting::of(value, root) {
                self.variables.entry(name.clone()).or_insert(setting);
            }
        }
    }
}

impl Setting {
    fn of(value: &Value, root: &Path) -> Option<Setting> {
        if let Some(text) = value.as_str() {
            return Some(Setting {
                value: text.into(),
                force: false,
            });
        }
        let flag = |name| value.get(name).and_then(Value::as_bool).unwrap_or(false);
        let text = value.get("value")?.as_str()?;
        Some(Setting {
            value: if flag("relative") {
                root.join(text).into()
            } else {
                text.into()
            },
            force: flag("force"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_file_wins() {
        let mut config = CargoConfig::default();
        let near = "[env]\nCXX = { value = \"tools/c++\", force = true, relative = true }";
        let far = "[build]\ntarget = \"x\"\n[env]\nCXX = \"g++\"\nCC = \"gcc\"";
        config.add(&near.parse().expect("it is TOML"), Path::new("/a/b"));
        config.add(&far.parse().expect("it is TOML"), Path::new("/a"));
        let setting = |value: &str, force| Setting {
            value: value.into(),
            force,
        };
        assert_eq!(config.variables["CXX"], setting("/a/b/tools/c++", true));
        assert_eq!(config.variables["CC"], setting("gcc", false));
        assert_eq!(config.target.as_deref(), Some("x"));
    }
}
