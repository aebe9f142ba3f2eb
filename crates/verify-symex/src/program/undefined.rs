//! What clang knows to be undefined, wherever it is executed: two effects that nothing orders.
//!
//! The unit's IR has a list of them (`!verify.unsequenced`), each with the places of both. Where both are
//! executed together, in one run, so is what is undefined.

use rustc_hash::FxHashMap;
use verify_ir::{BlockId, Body, FieldValue, InstructionKind as K, Module};

/// A line and a column.
type Place = (u32, u32);

/// What is undefined at each instruction of a function, by its index.
#[derive(Default)]
pub struct Undefined {
    found: FxHashMap<usize, Box<str>>,
}

struct Known<'m> {
    file: &'m str,
    places: [Place; 2],
    message: &'m str,
}

impl Undefined {
    /// What is undefined in a function, of whose blocks some only report failed checks.
    pub fn of(module: &Module, body: &Body, is_trap: impl Fn(BlockId) -> bool) -> Undefined {
        let known = listed(module);
        let mut undefined = Undefined::default();
        if known.is_empty() {
            return undefined;
        }
        for block in 0..body.blocks.len() {
            let run = straight_run(body, BlockId::new(block), &is_trap);
            for one in &known {
                if let Some(at) = executed(module, body, &run, one) {
                    undefined.found.insert(at, one.message.into());
                }
            }
        }
        undefined
    }

    pub fn at(&self, index: usize) -> Option<&str> {
        self.found.get(&index).map(|message| &**message)
    }
}

fn listed(module: &Module) -> Vec<Known<'_>> {
    let mut lists = module.metadata.named().iter();
    let list = lists.find(|list| module.text(list.name) == "verify.unsequenced");
    let Some(list) = list else {
        return Vec::new();
    };
    let place = |text: &str| -> Option<Place> {
        let (line, column) = text.split_once(':')?;
        Some((line.parse().ok()?, column.parse().ok()?))
    };
    let one = |node| {
        let texts: Vec<&str> = module
            .metadata
            .operands(node)
            .filter_map(|field| match field {
                FieldValue::Text(text) => Some(module.text(text)),
                _ => None,
            })
            .collect();
        let [file, first, second, message] = texts[..] else {
            return None;
        };
        Some(Known {
            file,
            places: [place(first)?, place(second)?],
            message,
        })
    };
    list.nodes.iter().filter_map(|node| one(*node)).collect()
}

/// The instructions from the start of a block on that are executed together unless a check fails or an
/// exception is thrown.
fn straight_run(body: &Body, first: BlockId, is_trap: &impl Fn(BlockId) -> bool) -> Vec<usize> {
    let mut run = Vec::new();
    let mut seen = vec![false; body.blocks.len()];
    let mut next = Some(first);
    while let Some(block) = next
        && !std::mem::replace(&mut seen[block.index()], true)
    {
        run.extend(body.block(block).range());
        next = match body.instructions_of(block).last().map(|last| &last.kind) {
            Some(K::CondBranch {
                on_true, on_false, ..
            }) => match (is_trap(*on_true), is_trap(*on_false)) {
                (true, false) => Some(*on_false),
                (false, true) => Some(*on_true),
                _ => None,
            },
            Some(K::Invoke(invoke)) => Some(invoke.normal),
            _ => None,
        };
    }
    run
}

/// The last instruction of a run at the places, if it has one at each.
fn executed(module: &Module, body: &Body, run: &[usize], known: &Known<'_>) -> Option<usize> {
    let mut last = [None, None];
    for (at, index) in run.iter().copied().enumerate() {
        let Some(location) = body.instructions[index]
            .location
            .and_then(|id| module.location(id))
        else {
            continue;
        };
        for (place, last) in known.places.iter().zip(&mut last) {
            if (location.line, location.column) == *place
                && module
                    .file_of(location.scope)
                    .is_some_and(|file| is_named(file.name, known.file))
            {
                *last = Some((at, index));
            }
        }
    }
    Some(last[0]?.max(last[1]?).1)
}

/// Whether two names of files mean one, as far as one of them says.
fn is_named(name: &str, other: &str) -> bool {
    let (name, other) = (std::path::Path::new(name), std::path::Path::new(other));
    name.ends_with(other) || other.ends_with(name) || name.file_name() == other.file_name()
}
