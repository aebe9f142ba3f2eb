//! What the front and its worker say to each other. The job is one JSON file; the answers are lines
//! of JSON on the worker's standard output.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::path::PathBuf;
use verify_symex::Options;
use verify_symex::outcome::{Outcome, Place, Violation};

/// Everything a worker needs to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The process that waits for the outcome.
    pub front: u32,
    /// Files of LLVM IR text, the program's first, then the runtime models it needs.
    pub modules: Vec<PathBuf>,
    /// What the engine is asked to do.
    pub options: Options,
}

impl Job {
    /// A job that this process waits for.
    pub fn new(modules: Vec<PathBuf>, options: Options) -> Job {
        Job {
            front: std::process::id(),
            modules,
            options,
        }
    }
}

/// One line of a worker's standard output.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "kebab-case")]
pub enum Message {
    /// A violation, as soon as it is found.
    Violation {
        /// What was found.
        violation: Box<Violation>,
    },
    /// The executed program wrote something.
    Output {
        /// 1 for standard output, 2 for standard error.
        stream: u8,
        /// What it wrote.
        bytes: Bytes,
    },
    /// Where the engine is.
    Progress {
        /// What it executes.
        place: Place,
        /// The bound that is being explored.
        bound: u32,
        /// How many instructions were executed so far.
        instructions: u64,
    },
    /// The IR of this module cannot be read.
    UnreadableIr {
        /// The module.
        module: PathBuf,
        /// What the reader does not understand.
        error: String,
    },
    /// The job is done; nothing follows.
    Done {
        /// What the engine found out.
        outcome: Box<Outcome>,
        /// How long reading the IR took.
        read_seconds: f64,
        /// The most memory that was resident, where that is known.
        peak_memory_bytes: Option<u64>,
    },
}

/// Bytes that JSON carries as base64.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        BASE64
            .decode(text)
            .map(Bytes)
            .map_err(serde::de::Error::custom)
    }
}
