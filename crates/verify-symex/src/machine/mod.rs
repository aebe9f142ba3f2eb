//! The abstract machine: what instructions, library functions and the environment do to memory and frames, each with
//! the checks that C and C++ demand of it.

pub mod access;
pub mod approximation;
mod atomic;
pub mod compute;
pub mod copy;
pub mod frame;
pub mod havoc;
pub mod invalidation;
pub mod leak;
mod member_pointer;
pub mod pointer;
pub mod race;
mod reach;
pub mod read;
pub mod rtti;
pub mod sub_array;
pub mod unmodelled;
mod write;
