//! Everything an entry point is given and everything that calls back: arguments, materialized objects,
//! foreign functions, set-up calls, re-entrance, validity across the boundary, standard input,
//! the command line, nondeterministic choices.

pub mod boundary_validity;
pub mod callback_argument_checks;
pub mod command_line;
pub mod entry;
pub mod entry_arguments;
pub mod environment_by_types;
pub mod foreign_functions;
pub mod materialize;
mod materialize_sequence;
pub mod reentrancy;
pub mod return_checks;
pub mod setup;
pub mod stdin;
pub mod struct_registers;
pub mod utf8;
