//! Why a query has no answer from the bit-blaster.

use verify_term::Op;

use super::sat::SatError;
use crate::reason::Reason;

/// Something the bit-blaster leaves to the next back end.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Declined {
    #[error("floating-point operator {0:?}")]
    Float(Op),
    #[error("equality of whole arrays")]
    ArrayEquality,
}

/// What keeps a query from being answered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Declined(#[from] Declined),
    #[error(transparent)]
    Sat(#[from] SatError),
    #[error("{0}")]
    Stopped(Reason),
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Self {
        Failure::Stopped(reason)
    }
}

impl From<Failure> for Reason {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Declined(what) => Reason::Unsupported(what.to_string()),
            Failure::Sat(SatError::Stopped(reason)) | Failure::Stopped(reason) => reason,
            Failure::Sat(error) => Reason::Failed(error.to_string()),
        }
    }
}
