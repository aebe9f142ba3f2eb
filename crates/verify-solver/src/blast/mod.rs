//! The bit-blaster: terms become gates, gates become clauses, CaDiCaL decides.

mod array;
mod backend;
mod cnf;
mod divide;
mod failure;
mod float;
mod gate;
mod instance;
mod multiply;
mod sat;
mod shift;
mod single;
mod sweep;
#[cfg(test)]
mod tests;
mod translate;
mod word;
mod words;

pub use backend::BitBlaster;
pub use single::Single;
