//! What people and programs read. Everything is drawn from `event::Event`; a renderer decides
//! nothing but how it looks. `reporters.rs` hands events to any number of them.

mod coverage;
pub mod error;
pub mod event;
mod fault;
mod finding;
mod github;
mod human;
mod human_total;
mod hyperlink;
mod inputs;
mod json;
mod junit;
mod lcov;
mod names;
pub mod page;
mod paths;
mod progress;
mod quote;
mod reporters;
mod repository;
#[cfg(test)]
mod samples;
mod sarif;
mod short;
pub mod snippet;
mod sources;
mod subject;
mod trace;
mod uri;
mod witness;
mod words;

pub use finding::{Finding, Level, Replay};
pub use github::Github;
pub use human::{Human, HumanStyle};
pub use hyperlink::on_stdout as hyperlinks_on_stdout;
pub use inputs::is_typed;
pub use json::Json;
pub use junit::Junit;
pub use lcov::Lcov;
pub use paths::{Paths, normal};
pub use progress::Progress;
pub use quote::{amount, shell_word};
pub use reporters::Reporters;
pub use repository::Repository;
pub use sarif::Sarif;
pub use short::Short;
pub use sources::Sources;
pub use subject::{DataModel, Subject};
pub use witness::Witness;
