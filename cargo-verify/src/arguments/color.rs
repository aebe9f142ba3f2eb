//! `--color`, which wins over `NO_COLOR`, `CLICOLOR` and `CLICOLOR_FORCE`.

use clap::ValueEnum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    /// Makes the choice hold for every stream of the process.
    pub fn apply(self) {
        match self {
            // anstream then looks at the environment and the terminal itself.
            Color::Auto => {}
            Color::Always => anstream::ColorChoice::Always.write_global(),
            Color::Never => anstream::ColorChoice::Never.write_global(),
        }
    }
}
