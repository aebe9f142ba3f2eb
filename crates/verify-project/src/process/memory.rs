//! How much memory a process uses, from `/proc`. Where there is none the answer is none, and the
//! limit rests on the engine's own accounting.

/// The resident memory of a process and all its descendants, in bytes.
pub fn resident_tree(process: u32) -> Option<u64> {
    let own = field(process, "VmRSS:")?;
    let children = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"))
        .unwrap_or_default();
    let others: u64 = children
        .split_whitespace()
        .filter_map(|child| resident_tree(child.parse().ok()?))
        .sum();
    Some(own + others)
}

/// The most resident memory this process ever had, in bytes.
pub fn own_peak() -> Option<u64> {
    field(std::process::id(), "VmHWM:")
}

fn field(process: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_its_own_memory() {
        let resident = resident_tree(std::process::id()).expect("Linux has /proc");
        assert!(resident > 100_000, "{resident}");
        assert!(own_peak().expect("Linux has /proc") > 100_000);
    }
}
