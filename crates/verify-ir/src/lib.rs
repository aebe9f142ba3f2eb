//! Reads the text of LLVM IR into a compact module with types, constants, functions and debug info.
