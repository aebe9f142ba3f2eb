//! One file or directory a format. `reporters.rs` hands events to any number of them.

mod columns;
mod drawing;
mod github;
mod human;
mod human_total;
mod hyperlink;
mod json;
mod junit;
mod lcov;
mod quote;
mod reporters;
mod repository;
mod sarif;
mod short;
pub mod snippet;
mod uri;
mod witness;
mod words;

#[cfg(test)]
mod tells_all;

pub use drawing::Drawing;
pub use github::Github;
pub use human::{Human, HumanStyle};
pub use hyperlink::on_stdout as hyperlinks_on_stdout;
pub use json::Json;
pub use junit::Junit;
pub use lcov::Lcov;
pub use quote::amount;
pub use reporters::Reporters;
pub use repository::Repository;
pub use sarif::Sarif;
pub use short::Short;
pub use witness::Witness;
