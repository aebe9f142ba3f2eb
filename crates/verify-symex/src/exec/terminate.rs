//! The end of a program by `std::terminate` ([except.terminate]), where the check that would report what led there is
//! off: the handler that the program installed still runs.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::state::{OnReturn, State};
use crate::value::ObjectId;

/// Calls the handler of `std::set_terminate`, if there is one. A function of the models.
const HANDLER: &str = "__om_terminated";

impl Engine<'_> {
    /// An exception fails a check: it is reported, or the program goes on with its handler.
    pub fn terminate_by(
        &mut self,
        state: &mut State,
        exception: ObjectId,
        code: Code,
        message: String,
    ) -> Result<(), End> {
        if self.runs_terminate_handler(state, code, Some(exception))? {
            return Ok(());
        }
        Err(self.fail_thrown(state, exception, code, message, Vec::new()))
    }

    /// Enters the handler where the check is off and the program can have installed one; the exception counts as
    /// caught meanwhile ([except.handle]/9).
    pub fn runs_terminate_handler(
        &mut self,
        state: &mut State,
        code: Code,
        exception: Option<ObjectId>,
    ) -> Result<bool, End> {
        if self.options.checks.contains(code) {
            return Ok(false);
        }
        let program = &self.image.program;
        let handler = program.function_named(HANDLER);
        let Some(handler) = handler.filter(|handler| program.function(*handler).defined) else {
            return Ok(false);
        };
        if let Some(exception) = exception {
            state.exceptions.in_flight = None;
            self.begin_catch(state, exception);
        }
        self.enter(state, handler, Vec::new(), OnReturn::Caller)?;
        Ok(true)
    }
}
