//! From text to settings. A key that is unknown or misspelt is an error, with a suggestion.

use super::ConfigError;
use super::settings::{PRECONDITION, ParameterSettings, Settings};
use crate::files::FileError;
use crate::job::bounded;
use crate::suggest::{nearest, nearest_check};
use std::path::Path;
use verify_symex::{CheckSet, Code};

/// The settings in a file; none where there is no such file.
pub fn of_file(path: &Path) -> Result<Settings, ConfigError> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Settings::default());
        }
        Err(source) => return Err(FileError::read(path)(source).into()),
    };
    let settings = toml::from_str(&text)
        .map_err(|error| bad(&path.display().to_string(), &error.to_string()))?;
    check(settings, &path.display().to_string())
}

/// The settings in the metadata of a package.
pub fn of_package(name: &str, metadata: &serde_json::Value) -> Result<Settings, ConfigError> {
    let place = format!("[package.metadata.verify] of `{name}`");
    match metadata.get("verify") {
        None => Ok(Settings::default()),
        Some(value) => {
            let settings = serde_json::from_value(value.clone());
            check(
                settings.map_err(|error| bad(&place, &error.to_string()))?,
                &place,
            )
        }
    }
}

/// Names of checks are checked here, so that the message names the file.
fn check(settings: Settings, place: &str) -> Result<Settings, ConfigError> {
    let engine = settings.engine();
    let layers = settings.function.values().chain([&engine]);
    let names = layers.flat_map(|layer| layer.check.iter().chain(&layer.no_check));
    let unknown = names
        .filter(|name| !CheckSet::default().set(name, true))
        .chain(
            settings
                .severity
                .keys()
                .filter(|name| Code::parse(name).is_none() && *name != PRECONDITION),
        )
        .next();
    let parameters = settings
        .function
        .values()
        .flat_map(|section| &section.parameters);
    let given = |settings: &ParameterSettings| {
        let kinds = [
            settings.valid_for.as_ref().map(|_| "`valid-for`"),
            settings.elements.map(|_| "`elements`"),
            settings.is.map(|_| "`is`"),
        ];
        kinds.into_iter().flatten().collect::<Vec<_>>()
    };
    let mut twice = parameters.filter(|(_, settings)| given(settings).len() > 1);
    if let Some((name, settings)) = twice.next() {
        let both = given(settings).join(" and ");
        let message = format!("`{name}` has both {both}, which exclude each other");
        return Err(bad(place, &message));
    }
    if let Some(key) = settings.bounds.keys().find(|key| bounded(key).is_none()) {
        return Err(ConfigError::Wrong {
            place: place.to_owned(),
            message: format!(
                "`{key}` in `[bounds]` is neither a function, `function#number` nor `file:line`"
            ),
            suggestion: None,
        });
    }
    match unknown {
        None => Ok(settings),
        Some(name) => Err(ConfigError::Wrong {
            place: place.to_owned(),
            message: format!("`{name}` is not a check"),
            suggestion: nearest_check(name),
        }),
    }
}

fn bad(place: &str, message: &str) -> ConfigError {
    let (written, expected) = quoted(message);
    ConfigError::Wrong {
        place: place.to_owned(),
        message: message.trim_end().to_owned(),
        suggestion: written
            .and_then(|written| nearest(written, expected.into_iter()))
            .map(str::to_owned),
    }
}

/// In ``unknown field `a`, expected one of `b`, `c` ``: what was written and what may be.
fn quoted(message: &str) -> (Option<&str>, Vec<&str>) {
    let Some((_, rest)) = message.split_once("unknown ") else {
        return (None, Vec::new());
    };
    let mut names = rest.split('`').skip(1).step_by(2);
    (names.next(), names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn read(text: &str) -> Result<Settings, ConfigError> {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let path: PathBuf = directory.path().join("verify.toml");
        std::fs::write(&path, text).expect("it can be written");
        of_file(&path)
    }

    fn suggestion(text: &str) -> Option<String> {
        match read(text) {
            Err(ConfigError::Wrong { suggestion, .. }) => suggestion,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn unknown_keys_are_errors_with_a_suggestion() {
        assert_eq!(suggestion("tiemout = \"3s\"").as_deref(), Some("timeout"));
        assert_eq!(
            suggestion("[function.f]\nunwnd = 3").as_deref(),
            Some("unwind")
        );
        assert_eq!(suggestion("strategy = \"merg\"").as_deref(), Some("merge"));
        assert_eq!(suggestion("check = [\"leek\"]").as_deref(), Some("leak"));
        assert_eq!(
            suggestion("[severity]\ndouble-fre = \"warn\"").as_deref(),
            Some("double-free")
        );
        assert_eq!(suggestion("timeout = 3"), None);
        assert_eq!(
            suggestion("[function.f.parameters]\np = { valid-four = \"n\" }").as_deref(),
            Some("valid-for")
        );
        let both = "[function.f.parameters]\np = { valid-for = \"n\", is = \"object\" }";
        assert!(read(both).is_err());
        let both = "[function.f.parameters]\np = { valid-for = \"n\", elements = 3 }";
        assert!(read(both).is_err());
        assert_eq!(suggestion("[bounds]\n\"parse#0\" = 3"), None);
    }

    #[test]
    fn a_package_has_the_same_keys() {
        let metadata = serde_json::json!({"verify": {"unwind": 3, "skip": ["x*"]}});
        let settings = of_package("a", &metadata).expect("it is right");
        assert_eq!(settings.engine().unwind, Some(3));
        assert_eq!(settings.skip, ["x*"]);
        assert!(of_package("a", &serde_json::json!({"verify": {"unwnd": 3}})).is_err());
        assert_eq!(
            of_package("a", &serde_json::Value::Null).ok(),
            Some(Settings::default())
        );
    }

    /// The keys that the reader knows, from its own complaint about one that it does not.
    fn known(text: &str) -> Vec<String> {
        let Err(ConfigError::Wrong { message, .. }) = read(text) else {
            panic!("the key is unknown")
        };
        let mut names: Vec<String> = quoted(&message).1.into_iter().map(str::to_owned).collect();
        names.sort();
        names
    }

    #[test]
    fn the_published_schema_has_the_same_keys() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/src/verify.schema.json");
        let text = std::fs::read_to_string(path).expect("it is there");
        let schema: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        let keys = |schema: &serde_json::Value| {
            let properties = schema["properties"].as_object().expect("it has properties");
            let mut names: Vec<String> = properties.keys().cloned().collect();
            names.sort();
            names
        };
        assert_eq!(known("no-such-key = 1"), keys(&schema));
        assert_eq!(
            known("[function.f]\nno-such-key = 1"),
            keys(&schema["$defs"]["function"])
        );
        assert_eq!(
            known("[function.f.parameters]\np = { no-such-key = 1 }"),
            keys(&schema["$defs"]["parameter"])
        );
    }
}
