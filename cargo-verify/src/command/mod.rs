//! One file a command. Each takes its arguments and ends in an exit code or an error that has one.

mod cache;
mod completions;
mod dispatch;
mod doctor;
mod explain;
mod file;
mod header;
mod init;
mod ir;
mod list;
mod progress;
mod replay;
mod reporting;
mod run;
mod worker;
mod workspace;

pub use dispatch::dispatch;
