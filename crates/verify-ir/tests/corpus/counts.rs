//! How many functions, globals, blocks and instructions there are, told by the printed text and by
//! LLVM's own analysis.

use crate::toolchain::Compiler;
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use verify_ir::{BlockId, Body, Callee, Function, InstructionKind, Module};

/// Counts the lines that begin an entity: clang prints one a line.
pub fn check_text(module: &Module, text: &[u8]) -> Result<(), String> {
    let count = |prefix: &str| {
        text.split(|&b| b == b'\n')
            .filter(|l| l.starts_with(prefix.as_bytes()))
            .count()
    };
    let defined = module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
        .count();
    compare("definitions", defined, count("define "))?;
    compare(
        "declarations",
        module.functions.len() - defined,
        count("declare "),
    )?;
    let named = module.globals.len() + module.aliases.len() + module.ifuncs.len();
    compare("globals", named, count("@"))?;
    compare("comdats", module.comdats.len(), count("$"))?;
    compare(
        "attribute groups",
        module.attribute_groups.len(),
        count("attributes #"),
    )?;
    compare("module asm", module.module_asm.len(), count("module asm "))?;
    compare(
        "named types",
        module.types.named_structs().len(),
        count("%"),
    )
}

fn compare(what: &str, ours: usize, theirs: usize) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    Err(format!("{what}: {ours} were read, {theirs} are printed"))
}

/// What both sides count in a function.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    blocks: usize,
    instructions: usize,
    loads: usize,
    stores: usize,
    direct_calls: usize,
}

/// Compares every function with what `opt` of the same major says about it.
pub fn check_with_opt(module: &Module, compiler: &Compiler, file: &Path) -> Result<(), String> {
    let Compiler::Clang {
        major,
        has_opt: true,
    } = compiler
    else {
        return Ok(());
    };
    let output = Command::new(format!("opt-{major}"))
        .args(["-passes=print<func-properties>", "-disable-output"])
        .arg(file)
        .output()
        .map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&output.stderr);
    if output.status.code().is_none() || told.contains("PLEASE submit a bug report") {
        // A bug of theirs; the module is compared in the other ways.
        eprintln!("opt-{major} crashed on {}", file.display());
        return Ok(());
    }
    if !output.status.success() {
        return Err(format!("opt-{major} does not read it: {told}"));
    }
    let theirs = parse(&told);
    if theirs.is_empty()
        && module
            .functions
            .iter()
            .any(|function| function.body.is_some())
    {
        return Err(format!("opt-{major} says nothing about any function"));
    }
    for (name, theirs) in theirs {
        let id = module
            .function_by_name(&name)
            .ok_or(format!("no function {name}"))?;
        let ours = count(module, module.function(id));
        if ours != theirs {
            return Err(format!("{name}: {ours:?} were read, LLVM has {theirs:?}"));
        }
    }
    Ok(())
}

fn parse(text: &str) -> HashMap<String, Counts> {
    let mut functions = HashMap::new();
    let mut current = String::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("Printing analysis results of CFA for function '") {
            current = rest.trim_end_matches(['\'', ':']).to_owned();
            functions.insert(current.clone(), Counts::default());
        }
        let Some((key, value)) = line.split_once(": ") else {
            continue;
        };
        let (Some(counts), Ok(value)) = (functions.get_mut(&current), value.parse()) else {
            continue;
        };
        match key {
            "BasicBlockCount" => counts.blocks = value,
            "TotalInstructionCount" => counts.instructions = value,
            "LoadInstCount" => counts.loads = value,
            "StoreInstCount" => counts.stores = value,
            "DirectCallsToDefinedFunctions" => counts.direct_calls = value,
            _ => {}
        }
    }
    functions
}

fn count(module: &Module, function: &Function) -> Counts {
    let Some(body) = &function.body else {
        return Counts::default();
    };
    // LLVM's analysis leaves out what cannot be reached.
    let reachable = reachable(body);
    let instructions = || {
        reachable
            .iter()
            .flat_map(|block| body.instructions_of(*block))
            .map(|i| &i.kind)
    };
    let of_kind =
        |wanted: fn(&InstructionKind) -> bool| instructions().filter(|k| wanted(k)).count();
    Counts {
        blocks: reachable.len(),
        instructions: instructions().count(),
        loads: of_kind(|kind| matches!(kind, InstructionKind::Load { .. })),
        stores: of_kind(|kind| matches!(kind, InstructionKind::Store { .. })),
        direct_calls: instructions()
            .filter_map(InstructionKind::as_call)
            .filter(|call| match call.callee {
                Callee::Function(id) => {
                    let callee = module.function(id);
                    callee.body.is_some() && callee.ty == call.function_type
                }
                _ => false,
            })
            .count(),
    }
}

fn reachable(body: &Body) -> Vec<BlockId> {
    let mut seen = vec![false; body.blocks.len()];
    let mut found = vec![BlockId::new(0)];
    seen[0] = true;
    let mut next = 0;
    while let Some(&block) = found.get(next) {
        next += 1;
        let last = body
            .instructions_of(block)
            .last()
            .expect("a block has a terminator");
        assert!(last.kind.is_terminator());
        last.kind.for_each_block(|&target| {
            if !std::mem::replace(&mut seen[target.index()], true) {
                found.push(target);
            }
        });
    }
    found
}
