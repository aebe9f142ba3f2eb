//! Watching a build: our binary stands in for the compilers, writes down what each is asked to
//! compile and runs the real one.

mod cargo_config;
mod cargo_run;
mod compile_commands;
mod compilers;
mod guess;
mod invocation;
mod noise;
mod recording;
mod wrapper;

pub use cargo_config::configured_target;
pub use cargo_run::{BuildScript, Built, Watched, host, watch};
pub use compile_commands::read as read_compile_commands;
pub use compilers::Target;
pub use guess::guess;
pub use invocation::Invocation;
#[cfg(test)]
pub use recording::Driver;
pub use recording::{Recording, read_all};
pub use wrapper::play as play_compiler;
