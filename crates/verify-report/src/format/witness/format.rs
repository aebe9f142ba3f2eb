//! The format's own structure and names.

use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Serialize)]
pub struct Entry {
    pub entry_type: &'static str,
    pub metadata: Metadata,
    pub content: Vec<Content>,
}

#[derive(Debug, Serialize)]
pub struct Metadata {
    pub format_version: &'static str,
    pub uuid: String,
    pub creation_time: String,
    pub producer: Producer,
    pub task: Task,
}

#[derive(Debug, Serialize)]
pub struct Producer {
    pub name: &'static str,
    pub version: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Task {
    pub input_files: Vec<String>,
    pub input_file_hashes: BTreeMap<String, String>,
    pub specification: String,
    pub data_model: &'static str,
    pub language: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Content {
    pub segment: Vec<Wrapped>,
}

#[derive(Debug, Serialize)]
pub struct Wrapped {
    pub waypoint: Waypoint,
}

#[derive(Debug, Serialize)]
pub struct Waypoint {
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constraint: Option<Constraint>,
    pub location: Location,
}

#[derive(Debug, Serialize)]
pub struct Constraint {
    pub value: String,
    /// Of an expression; what a branch comes to is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<&'static str>,
}

#[derive(Debug, Serialize)]
pub struct Location {
    pub file_name: String,
    pub line: u32,
    /// Without it the leftmost place on the line that fits is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}
