//! `verify-accepted.toml`: what functions require of their callers, as `cargo verify accept` writes it down. It is read
//! like `verify.toml`, and before it.

use super::ConfigError;
use crate::files::FileError;
use std::path::Path;
use toml::{Table, Value};
use verify_symex::outcome::{RequiredClause, RequiredExtent};

/// The name of the file, in the workspace's root.
pub const ACCEPTED: &str = "verify-accepted.toml";

const HEADER: &str = "\
# What functions require of their callers, written by `cargo verify accept`. It is assumed of calls, and holds as long
# as nobody changes it: what a parameter is may also stand in `verify.toml`, which wins.
";

/// Adds to the file what these functions require; what it has of other parameters stays.
pub fn accept(root: &Path, required: &[(String, RequiredClause)]) -> Result<(), ConfigError> {
    let path = root.join(ACCEPTED);
    let mut all = match std::fs::read_to_string(&path) {
        Ok(text) => text.parse::<Table>().map_err(|error| ConfigError::Wrong {
            place: path.display().to_string(),
            message: error.to_string(),
            suggestion: None,
        })?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Table::new(),
        Err(source) => return Err(FileError::read(&path)(source).into()),
    };
    for (function, clause) in required {
        let mut at = &mut all;
        for key in ["function", function.as_str(), "parameters"] {
            let entry = at.entry(key).or_insert_with(|| Value::Table(Table::new()));
            let Value::Table(next) = entry else {
                return Err(ConfigError::Wrong {
                    place: path.display().to_string(),
                    message: format!("`{key}` is no table"),
                    suggestion: None,
                });
            };
            at = next;
        }
        let mut settings = Table::new();
        let (key, value) = match &clause.bound {
            RequiredExtent::Parameter(name) => ("valid-for", Value::String(name.clone())),
            RequiredExtent::Elements(count) => {
                let count = i64::try_from(*count).unwrap_or(i64::MAX);
                ("elements", Value::Integer(count))
            }
        };
        settings.insert(key.to_owned(), value);
        at.insert(clause.parameter.clone(), Value::Table(settings));
    }
    let text = toml::to_string(&all).map_err(|error| ConfigError::Wrong {
        place: path.display().to_string(),
        message: error.to_string(),
        suggestion: None,
    })?;
    std::fs::write(&path, format!("{HEADER}{text}")).map_err(FileError::write(&path))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_stays() {
        let root = tempfile::tempdir().expect("a temporary directory can be made");
        let clause = |parameter: &str, bound| RequiredClause {
            parameter: parameter.to_owned(),
            bound,
        };
        let first = clause("dst", RequiredExtent::Parameter("n".to_owned()));
        let second = clause("key", RequiredExtent::Elements(32));
        accept(root.path(), &[("copy".to_owned(), first)]).expect("it can be written");
        accept(root.path(), &[("copy".to_owned(), second)]).expect("it can be written");
        let settings = crate::config::of_file(&root.path().join(ACCEPTED)).expect("it is right");
        let parameters = &settings.function["copy"].parameters;
        assert_eq!(parameters["dst"].valid_for.as_deref(), Some("n"));
        assert_eq!(parameters["key"].elements, Some(32));
    }
}
