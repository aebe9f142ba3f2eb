//! Hash-consed bit-vector, boolean, float and array terms that are simplified as they are built.
