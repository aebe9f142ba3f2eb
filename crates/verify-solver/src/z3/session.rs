//! One of Z3's solver objects: assertions in, verdict, core and model out.

#![expect(unsafe_code, reason = "calls into Z3's C library")]

use std::ffi::{CStr, c_uint};
use std::rc::Rc;

use z3_sys::{
    Z3_L_FALSE, Z3_L_TRUE, Z3_ast, Z3_ast_vector_dec_ref, Z3_ast_vector_get, Z3_ast_vector_inc_ref,
    Z3_ast_vector_size, Z3_mk_solver, Z3_solver, Z3_solver_assert, Z3_solver_check,
    Z3_solver_check_assumptions, Z3_solver_dec_ref, Z3_solver_get_model,
    Z3_solver_get_reason_unknown, Z3_solver_get_unsat_core, Z3_solver_inc_ref,
};

use super::context::{Ast, Context, Z3Error};
use super::model::Z3Model;

/// Z3's verdict.
#[derive(Debug)]
pub(super) enum Verdict {
    Satisfiable,
    Unsatisfiable,
    /// With the reason Z3 gives.
    Unknown(String),
}

/// A solver object. It keeps its context alive.
pub(super) struct Session {
    context: Rc<Context>,
    raw: Z3_solver,
}

impl Session {
    /// A solver that picks its tactics by itself; it becomes incremental with the
    /// first assumption.
    pub(super) fn new(context: &Rc<Context>) -> Result<Self, Z3Error> {
        // SAFETY: the context is live; the solver is released in `drop`.
        let raw = unsafe { Z3_mk_solver(context.raw) }.ok_or_else(|| context.error())?;
        unsafe { Z3_solver_inc_ref(context.raw, raw) };
        Ok(Self {
            context: Rc::clone(context),
            raw,
        })
    }

    pub(super) fn assert(&self, ast: Ast) {
        // SAFETY: solver and expression are live and of one context.
        unsafe { Z3_solver_assert(self.context.raw, self.raw, ast.0) };
    }

    pub(super) fn check(&self, assumptions: &[Ast]) -> Verdict {
        let assumptions: Vec<Z3_ast> = assumptions.iter().map(|ast| ast.0).collect();
        let count = c_uint::try_from(assumptions.len()).expect("fewer than 2^32 assumptions");
        // SAFETY: `assumptions` has `count` live expressions; the reason is copied
        // before Z3 is called again.
        unsafe {
            let verdict = if count == 0 {
                Z3_solver_check(self.context.raw, self.raw)
            } else {
                let assumptions = assumptions.as_ptr();
                Z3_solver_check_assumptions(self.context.raw, self.raw, count, assumptions)
            };
            match verdict {
                Z3_L_TRUE => Verdict::Satisfiable,
                Z3_L_FALSE => Verdict::Unsatisfiable,
                _ => {
                    let reason = Z3_solver_get_reason_unknown(self.context.raw, self.raw);
                    Verdict::Unknown(CStr::from_ptr(reason).to_string_lossy().into_owned())
                }
            }
        }
    }

    /// The assumptions of the last check that cannot hold together.
    pub(super) fn core(&self) -> Result<Vec<Ast>, Z3Error> {
        let context = &self.context;
        // SAFETY: the vector is kept while it is read; its elements are
        // assumptions, which the caller keeps alive.
        unsafe {
            let core =
                Z3_solver_get_unsat_core(context.raw, self.raw).ok_or_else(|| context.error())?;
            Z3_ast_vector_inc_ref(context.raw, core);
            let size = Z3_ast_vector_size(context.raw, core);
            let elements: Option<Vec<Ast>> = (0..size)
                .map(|i| Z3_ast_vector_get(context.raw, core, i).map(Ast))
                .collect();
            Z3_ast_vector_dec_ref(context.raw, core);
            elements.ok_or_else(|| context.error())
        }
    }

    /// The model of the last check.
    pub(super) fn model(&self) -> Result<Z3Model, Z3Error> {
        // SAFETY: the context is live; the model is kept by its wrapper.
        let raw = unsafe { Z3_solver_get_model(self.context.raw, self.raw) };
        let raw = raw.ok_or_else(|| self.context.error())?;
        Ok(Z3Model::new(&self.context, raw))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // SAFETY: releases what `new` kept; the context is still live.
        unsafe { Z3_solver_dec_ref(self.context.raw, self.raw) };
    }
}
