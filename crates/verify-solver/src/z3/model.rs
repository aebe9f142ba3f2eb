//! Values out of Z3's models.
//!
//! Arrays come as stores into a constant array, as a function's table, or mixed;
//! all are read. Anything else (a lambda, say) is an error, never a guess.

#![expect(unsafe_code, reason = "calls into Z3's C library")]

use std::ffi::CStr;
use std::rc::Rc;

use verify_term::{ArrayValue, BitVector, FloatFormat, Sort, Value};
use z3_sys::{
    Z3_L_FALSE, Z3_L_TRUE, Z3_app, Z3_ast, Z3_func_decl, Z3_func_entry_dec_ref,
    Z3_func_entry_get_arg, Z3_func_entry_get_value, Z3_func_entry_inc_ref, Z3_func_interp_dec_ref,
    Z3_func_interp_get_else, Z3_func_interp_get_entry, Z3_func_interp_get_num_entries,
    Z3_func_interp_inc_ref, Z3_get_app_arg, Z3_get_app_decl, Z3_get_as_array_func_decl,
    Z3_get_bool_value, Z3_get_decl_name, Z3_get_numeral_binary_string, Z3_get_numeral_uint64,
    Z3_get_symbol_string, Z3_is_app, Z3_is_as_array, Z3_is_numeral_ast, Z3_model, Z3_model_dec_ref,
    Z3_model_eval, Z3_model_get_func_interp, Z3_model_inc_ref, Z3_to_app,
};

use super::context::{Ast, Context, Z3Error};
use super::float;

/// A model of the last check.
pub(super) struct Z3Model {
    context: Rc<Context>,
    raw: Z3_model,
}

impl Z3Model {
    pub(super) fn new(context: &Rc<Context>, raw: Z3_model) -> Self {
        // SAFETY: Z3 has just returned the model from this context.
        unsafe { Z3_model_inc_ref(context.raw, raw) };
        Self {
            context: Rc::clone(context),
            raw,
        }
    }

    /// The value of a variable.
    pub(super) fn value(&self, variable: Ast, sort: Sort) -> Result<Value, Z3Error> {
        match sort {
            Sort::Bool => self.boolean(variable).map(Value::Bool),
            Sort::BitVec(width) => self.bit_vector(variable, width).map(Value::BitVec),
            Sort::Float(format) => self.float(variable, format),
            Sort::Array { index, element } => {
                let ast = self.evaluate(variable)?;
                self.array(ast, index, element).map(Value::Array)
            }
        }
    }

    fn evaluate(&self, ast: Ast) -> Result<Ast, Z3Error> {
        let mut value = ast.0;
        // SAFETY: everything is live and of one context.
        let evaluated =
            unsafe { Z3_model_eval(self.context.raw, self.raw, ast.0, true, &raw mut value) };
        self.context.keep(evaluated.then_some(value))
    }

    fn boolean(&self, ast: Ast) -> Result<bool, Z3Error> {
        let value = self.evaluate(ast)?;
        // SAFETY: as in `evaluate`.
        match unsafe { Z3_get_bool_value(self.context.raw, value.0) } {
            Z3_L_TRUE => Ok(true),
            Z3_L_FALSE => Ok(false),
            _ => Err(Z3Error("a boolean has no value in the model".to_owned())),
        }
    }

    fn bit_vector(&self, ast: Ast, width: u32) -> Result<BitVector, Z3Error> {
        let value = self.evaluate(ast)?;
        self.numeral(value, width)
    }

    fn float(&self, ast: Ast, format: FloatFormat) -> Result<Value, Z3Error> {
        let pattern = float::to_bits(&self.context, format, ast)?;
        let bits = self.bit_vector(pattern, format.bits())?;
        let bits = bits.to_u128().expect("formats have at most 128 bits");
        Ok(Value::Float(format, bits))
    }

    fn numeral(&self, ast: Ast, width: u32) -> Result<BitVector, Z3Error> {
        let context = self.context.raw;
        // SAFETY: `ast` is live; the text is read before Z3 is called again.
        unsafe {
            if !Z3_is_numeral_ast(context, ast.0) {
                return Err(Z3Error("a bit-vector has no value in the model".to_owned()));
            }
            let mut word = 0;
            if Z3_get_numeral_uint64(context, ast.0, &raw mut word) {
                return Ok(BitVector::new(width, word));
            }
            let text = Z3_get_numeral_binary_string(context, ast.0);
            if text.is_null() {
                return Err(self.context.error());
            }
            Ok(from_binary(width, CStr::from_ptr(text).to_bytes()))
        }
    }

    fn array(&self, ast: Ast, index: u32, element: u32) -> Result<ArrayValue, Z3Error> {
        let mut stores: Vec<(BitVector, BitVector)> = Vec::new();
        let mut below = ast;
        let mut array = loop {
            // SAFETY: `below` is live.
            if unsafe { Z3_is_as_array(self.context.raw, below.0) } {
                break self.table(below, index, element)?;
            }
            match self.application(below)? {
                (name, app) if name == "store" => {
                    let at = self.numeral(self.argument(app, 1)?, index)?;
                    let value = self.numeral(self.argument(app, 2)?, element)?;
                    stores.push((at, value));
                    below = self.argument(app, 0)?;
                }
                (name, app) if name == "const" => {
                    let value = self.numeral(self.argument(app, 0)?, element)?;
                    break ArrayValue::filled(index, value);
                }
                (name, _) => {
                    return Err(Z3Error(format!("cannot read an array made by {name}")));
                }
            }
        };
        for (at, value) in stores.into_iter().rev() {
            array.store(at, value);
        }
        Ok(array)
    }

    fn application(&self, ast: Ast) -> Result<(String, Z3_app), Z3Error> {
        let context = self.context.raw;
        // SAFETY: `ast` is live; the name is copied before Z3 is called again.
        unsafe {
            if !Z3_is_app(context, ast.0) {
                return Err(Z3Error("cannot read an array made by a lambda".to_owned()));
            }
            let app = Z3_to_app(context, ast.0).ok_or_else(|| self.context.error())?;
            let decl = Z3_get_app_decl(context, app).ok_or_else(|| self.context.error())?;
            let name = Z3_get_decl_name(context, decl).ok_or_else(|| self.context.error())?;
            let name = CStr::from_ptr(Z3_get_symbol_string(context, name));
            Ok((name.to_string_lossy().into_owned(), app))
        }
    }

    fn argument(&self, app: Z3_app, position: u32) -> Result<Ast, Z3Error> {
        // SAFETY: `app` is live; a position out of range makes Z3 return null.
        self.context
            .keep(unsafe { Z3_get_app_arg(self.context.raw, app, position) })
    }

    /// An array given as the table of a function.
    fn table(&self, ast: Ast, index: u32, element: u32) -> Result<ArrayValue, Z3Error> {
        let context = self.context.raw;
        // SAFETY: the interpretation and its entries are kept while they are read.
        unsafe {
            let function: Z3_func_decl =
                Z3_get_as_array_func_decl(context, ast.0).ok_or_else(|| self.context.error())?;
            let table = Z3_model_get_func_interp(context, self.raw, function)
                .ok_or_else(|| self.context.error())?;
            Z3_func_interp_inc_ref(context, table);
            let entries: Vec<_> = (0..Z3_func_interp_get_num_entries(context, table))
                .map(|i| {
                    let entry = Z3_func_interp_get_entry(context, table, i)
                        .ok_or_else(|| self.context.error())?;
                    Z3_func_entry_inc_ref(context, entry);
                    let at = self.context.keep(Z3_func_entry_get_arg(context, entry, 0));
                    let value = self.context.keep(Z3_func_entry_get_value(context, entry));
                    Z3_func_entry_dec_ref(context, entry);
                    Ok((at?, value?))
                })
                .collect();
            let default: Option<Z3_ast> = Z3_func_interp_get_else(context, table);
            let default = self.context.keep(default);
            Z3_func_interp_dec_ref(context, table);

            let mut array = ArrayValue::filled(index, self.numeral(default?, element)?);
            for entry in entries {
                let (at, value) = entry?;
                array.store(self.numeral(at, index)?, self.numeral(value, element)?);
            }
            Ok(array)
        }
    }
}

impl Drop for Z3Model {
    fn drop(&mut self) {
        // SAFETY: releases what `new` kept; the context is still live.
        unsafe { Z3_model_dec_ref(self.context.raw, self.raw) };
    }
}

/// The value of a string of binary digits, most significant first.
fn from_binary(width: u32, digits: &[u8]) -> BitVector {
    let mut limbs = vec![0u64; width.div_ceil(64) as usize];
    for (i, &digit) in digits.iter().rev().enumerate().take(width as usize) {
        limbs[i / 64] |= u64::from(digit == b'1') << (i % 64);
    }
    BitVector::from_limbs(width, &limbs)
}
