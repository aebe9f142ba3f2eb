//! One file a command. Each takes its arguments and ends in an exit code or an error that has one.

mod dispatch;
mod doctor;
mod entry;
mod explain;
mod file;
mod ir;
mod prepare;
mod run;
mod worker;

pub use dispatch::dispatch;
