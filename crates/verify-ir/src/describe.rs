//! A module's contents for a person: what it holds, where it comes from, and what its functions
//! take, from debug info where there is some.

use crate::debug_info::DebugType;
use crate::demangle::demangle;
use crate::function::Function;
use crate::index::MetadataId;
use crate::module::{Global, Module};
use std::fmt::{self, Write as _};

/// What a module holds, as text of several lines.
#[must_use]
pub fn describe(module: &Module) -> String {
    let mut out = String::new();
    write_module(module, &mut out).expect("writing to a string does not fail");
    out
}

fn write_module(module: &Module, out: &mut String) -> fmt::Result {
    writeln!(out, "source  {}", module.text(module.source_file))?;
    writeln!(out, "target  {}", module.text(module.target_triple))?;
    let defined = module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
        .count();
    let declared = module.functions.len() - defined;
    writeln!(
        out,
        "holds   {defined} functions ({declared} more declared), {} globals, {} aliases, {} types, \
         {} constants, {} metadata nodes",
        module.globals.len(),
        module.aliases.len() + module.ifuncs.len(),
        module.types.len(),
        module.constant_count(),
        module.metadata.len(),
    )?;
    writeln!(out, "\nglobals")?;
    for global in &module.globals {
        write_global(module, global, out)?;
    }
    writeln!(out, "\nfunctions")?;
    for function in module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
    {
        write_function(module, function, out)?;
    }
    writeln!(out, "\ndeclared")?;
    for function in module
        .functions
        .iter()
        .filter(|function| function.body.is_none())
    {
        writeln!(out, "  {}", demangle(module.text(function.name)))?;
    }
    Ok(())
}

fn write_global(module: &Module, global: &Global, out: &mut String) -> fmt::Result {
    let name = demangle(module.text(global.name));
    let variable = module.debug_variables(global).next();
    let described = variable.and_then(|id| module.global_variable(id));
    let ty = match described {
        Some(variable) => module.debug_type_name(variable.ty),
        None => module.type_text(global.ty),
    };
    let kind = if global.constant {
        "constant"
    } else {
        "variable"
    };
    write!(out, "  {kind} {name}: {ty}")?;
    if let Some(size) = module.size_of(global.ty) {
        write!(out, ", {size} bytes")?;
    }
    if global.initializer.is_none() {
        write!(out, ", defined elsewhere")?;
    }
    if let (Some(id), Some(variable)) = (variable, described) {
        write!(
            out,
            "{}",
            Place {
                module,
                node: id,
                line: variable.line
            }
        )?;
    }
    writeln!(out)
}

fn write_function(module: &Module, function: &Function, out: &mut String) -> fmt::Result {
    let symbol = module.text(function.name);
    let body = function.body.as_ref();
    let (blocks, instructions) =
        body.map_or((0, 0), |body| (body.blocks.len(), body.instructions.len()));
    write!(out, "  {}", signature(module, function))?;
    if let Some(id) = function.subprogram
        && let Some(subprogram) = module.subprogram(id)
    {
        write!(
            out,
            "{}",
            Place {
                module,
                node: id,
                line: subprogram.line
            }
        )?;
    }
    writeln!(
        out,
        "\n      {symbol}: {blocks} blocks, {instructions} instructions"
    )
}

/// The function as the source declares it: `int go(const char *, int)`. Without debug info, its
/// demangled name.
#[must_use]
pub fn signature(module: &Module, function: &Function) -> String {
    let symbol = || demangle(module.text(function.name));
    let described = function
        .subprogram
        .and_then(|id| Some((id, module.subprogram(id)?)));
    let Some((id, subprogram)) = described else {
        return symbol();
    };
    // What the compiler made up has no name.
    if subprogram.name.is_empty() {
        return symbol();
    }
    let name = module.qualified_name(subprogram.declaration.unwrap_or(id));
    let Some(DebugType::Subroutine(ty)) = subprogram.ty.and_then(|ty| module.debug_type(ty)) else {
        return name;
    };
    let parameters = module.parameter_list(ty);
    let suffix = module.this_qualifiers(ty);
    let declarator = format!("{name}({parameters}){suffix}");
    match module.result_type(ty) {
        None if is_structor(&name) => declarator,
        result => module.debug_declaration(result, &declarator),
    }
}

/// Whether the last part of a qualified name is that of a constructor or a destructor.
fn is_structor(name: &str) -> bool {
    let Some((class, last)) = name.rsplit_once("::") else {
        return false;
    };
    let class = class.split('<').next().unwrap_or(class);
    let class = class.rsplit("::").next().unwrap_or(class);
    let last = last.split('<').next().unwrap_or(last);
    last.starts_with('~') || last == class
}

/// ` at file:line`.
struct Place<'m> {
    module: &'m Module,
    node: MetadataId,
    line: u32,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.module.file_of(self.node) {
            Some(file) => write!(f, "  at {}:{}", file.name, self.line),
            None => Ok(()),
        }
    }
}
