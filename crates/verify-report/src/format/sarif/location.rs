//! Places as SARIF's locations: URIs from the root of the repository, columns in characters.

use crate::format::repository::Repository;
use crate::format::uri;
use crate::sources::Sources;
use serde_json::{Value, json};
use std::path::Path;
use verify_symex::outcome::Place;

/// The base of the user's files.
pub const SOURCES: &str = "%SRCROOT%";
/// The base of files inside the models.
pub const MODELS: &str = "MODELS";

/// Makes locations.
pub struct Locations<'a> {
    repository: &'a Repository,
    sources: &'a mut Sources,
}

impl<'a> Locations<'a> {
    pub fn new(repository: &'a Repository, sources: &'a mut Sources) -> Locations<'a> {
        Locations {
            repository,
            sources,
        }
    }

    /// None where nothing is known of the place.
    pub fn of(&mut self, place: &Place) -> Option<Value> {
        let mut location = json!({});
        if !place.file.is_empty() {
            location["physicalLocation"] = json!({"artifactLocation": self.artifact(&place.file)});
        }
        if place.line > 0 && !place.file.is_empty() {
            location["physicalLocation"]["region"] = self.region(place);
        }
        if !place.function.is_empty() {
            let function = json!({"fullyQualifiedName": place.function, "kind": "function"});
            location["logicalLocations"] = json!([function]);
        }
        let is_known = !place.file.is_empty() || !place.function.is_empty();
        is_known.then_some(location)
    }

    /// The same with something to say of it.
    pub fn with_message(&mut self, place: &Place, text: &str) -> Option<Value> {
        let mut location = self.of(place)?;
        location["message"] = json!({"text": super::result::message(text).0});
        Some(location)
    }

    fn artifact(&self, file: &str) -> Value {
        if let Some(part) = file.strip_prefix("<models>/") {
            return json!({"uri": uri::of_relative(part), "uriBaseId": MODELS});
        }
        let path = self.repository.relative(file);
        if self.repository.has(file) {
            json!({"uri": uri::of_relative(&path), "uriBaseId": SOURCES})
        } else {
            json!({"uri": uri::of_file(Path::new(&path))})
        }
    }

    fn region(&mut self, place: &Place) -> Value {
        let mut region = json!({"startLine": place.line});
        if place.column > 0 {
            let columns = self.sources.columns(place);
            let columns = columns.unwrap_or(place.column..place.column + 1);
            region["startColumn"] = columns.start.into();
            region["endColumn"] = columns.end.into();
        }
        region
    }
}
