//! Choices that the command line and the configuration write with the same words.

/// What a raw pointer that Rust passes is taken to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum RawPointers {
    /// What calls, names and the configuration say, else one valid object
    #[default]
    Inferred,
    /// Null or a few bytes, unless the configuration says more
    Strict,
}
