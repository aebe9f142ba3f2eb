//! One solver trait and a chain of layers in front of CaDiCaL, Z3 and SMT-LIB processes.
