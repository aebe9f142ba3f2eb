//! Inline assembly that is understood: barriers for the compiler or the machine, hints, swapped bytes, and questions
//! to the machine. Operands are bound by clang's constraints (LangRef: inline assembler expressions).

use super::code::Assembly;

/// What assembly does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssemblyKind {
    /// Nothing that a single thread sees: what goes in by an operand comes out of it.
    Barrier,
    /// Its operand's bytes in the reverse order.
    ByteSwap,
    /// What comes out is up to the machine.
    Machine,
    /// No more is known than its operands.
    Unknown,
}

/// Instructions without an effect on values.
const BARRIERS: &[&str] = &[
    "",
    "nop",
    "pause",
    "rep nop",
    "mfence",
    "lfence",
    "sfence",
    "yield",
    "isb",
    "dmb ish",
    "dmb ishld",
    "dmb ishst",
    "endbr64",
    "lock orq $$0,(%rsp)",
    "lock orl $$0,(%rsp)",
    "lock addl $$0,(%rsp)",
    "lock orb $$0,(%rsp)",
];

/// Instructions that ask the machine something.
const MACHINE: &[&str] = &[
    "rdtsc",
    "rdtscp",
    "cpuid",
    "rdpmc",
    "xgetbv",
    "rdrand $0",
    "rdseed $0",
];

/// Reads a template and its constraints.
pub fn assembly(template: &str, constraints: &str) -> Assembly {
    let instructions: Vec<String> = instructions(template);
    let known = |table: &[&str]| instructions.iter().all(|one| table.contains(&one.as_str()));
    let swaps = matches!(
        instructions.as_slice(),
        [only] if matches!(only.as_str(), "bswap $0" | "bswapl $0" | "bswapq $0" | "bswap ${0:q}" | "bswap ${0:k}")
    );
    let tied = tied(constraints);
    let kind = match tied {
        None => AssemblyKind::Unknown,
        Some(_) if known(BARRIERS) => AssemblyKind::Barrier,
        Some(_) if swaps => AssemblyKind::ByteSwap,
        Some(_) if known(MACHINE) => AssemblyKind::Machine,
        Some(_) => AssemblyKind::Unknown,
    };
    Assembly {
        template: template.into(),
        kind,
        tied: tied.unwrap_or_default().into(),
    }
}

/// The instructions of a template, with single spaces and without comments.
fn instructions(template: &str) -> Vec<String> {
    let lines = template.split(['\n', ';']);
    let plain = lines.map(|line| {
        let code = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = code.split_whitespace().collect();
        words.join(" ").replace(", ", ",").to_lowercase()
    });
    let mut found: Vec<String> = plain.filter(|line| !line.is_empty()).collect();
    // A prefix may stand in front of its instruction as one of its own.
    if let [prefix, instruction] = &found[..]
        && matches!(prefix.as_str(), "rep" | "lock")
    {
        found = vec![format!("{prefix} {instruction}")];
    }
    found
}

/// For each value that comes out, the argument that goes in by the same operand; none where the constraints are
/// more than is understood.
fn tied(constraints: &str) -> Option<Vec<Option<usize>>> {
    let mut outputs: Vec<Option<usize>> = Vec::new();
    // The place among the values that come out, of each output.
    let mut numbers: Vec<Option<usize>> = Vec::new();
    let mut argument = 0;
    for one in constraints.split(',').filter(|one| !one.is_empty()) {
        if one.starts_with('~') {
            continue;
        }
        if one.starts_with('!') {
            return None;
        }
        if let Some(output) = one.strip_prefix('=') {
            if output.trim_start_matches('&').starts_with('*') {
                numbers.push(None);
                argument += 1;
            } else {
                numbers.push(Some(outputs.len()));
                outputs.push(None);
            }
            continue;
        }
        if let Ok(number) = one.parse::<usize>()
            && let Some(output) = numbers.get(number).copied()?
        {
            outputs[output] = Some(argument);
        }
        argument += 1;
    }
    Some(outputs)
}

#[cfg(test)]
mod tests {
    use super::{AssemblyKind, assembly};

    #[test]
    fn barriers_pass_their_operands_through() {
        let known = assembly("", "=r,=*m,0,*m,~{memory},~{dirflag}");
        assert_eq!(known.kind, AssemblyKind::Barrier);
        assert_eq!(*known.tied, [Some(1)]);
        let memory = assembly("# a comment\n\tlock; orq $$0, (%rsp)", "~{memory}");
        assert_eq!(memory.kind, AssemblyKind::Barrier);
        assert_eq!(assembly("rep; nop", "").kind, AssemblyKind::Barrier);
    }

    #[test]
    fn the_rest_is_told_apart() {
        assert_eq!(assembly("bswapl $0", "=r,0").kind, AssemblyKind::ByteSwap);
        assert_eq!(assembly("rdtsc", "={ax},={dx}").kind, AssemblyKind::Machine);
        assert_eq!(assembly("addl $1, $0", "=r,0").kind, AssemblyKind::Unknown);
    }
}
