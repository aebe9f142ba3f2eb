//! What people and programs read. Everything is drawn from `event::Event`; a renderer decides
//! nothing but how it looks.

pub mod error;
pub mod event;
mod finding;
mod human;
mod human_total;
mod json;
mod paths;
mod progress;
mod quote;
pub mod snippet;

pub use finding::{Finding, Level, Replay};
pub use human::Human;
pub use json::Json;
pub use paths::Paths;
pub use progress::Progress;
pub use quote::{amount, shell_word};
