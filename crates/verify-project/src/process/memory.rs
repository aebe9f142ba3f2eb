//! How much memory a process uses, from `/proc`. Where there is none the answer is none, and the
//! limit rests on the engine's own accounting.

/// The resident memory of a process and all its descendants, in bytes.
pub fn resident_tree(process: u32) -> Option<u64> {
    let (resident, children) = resident_and_children(process)?;
    let others: u64 = children.into_iter().filter_map(resident_tree).sum();
    Some(resident + others)
}

#[cfg(target_os = "linux")]
fn resident_and_children(process: u32) -> Option<(u64, Vec<u32>)> {
    let process = procfs::process::Process::new(process.try_into().ok()?).ok()?;
    let resident = process.status().ok()?.vmrss?;
    let children = process.task_main_thread().and_then(|task| task.children());
    // A process that ends meanwhile has no children any more.
    Some((resident * KIBIBYTE, children.unwrap_or_default()))
}

/// The most resident memory this process ever had, in bytes.
#[cfg(target_os = "linux")]
pub fn own_peak() -> Option<u64> {
    let status = procfs::process::Process::myself().ok()?.status().ok()?;
    Some(status.vmhwm? * KIBIBYTE)
}

#[cfg(target_os = "linux")]
const KIBIBYTE: u64 = 1024;

#[cfg(not(target_os = "linux"))]
fn resident_and_children(_: u32) -> Option<(u64, Vec<u32>)> {
    None
}

/// Not known on this system.
#[cfg(not(target_os = "linux"))]
pub fn own_peak() -> Option<u64> {
    None
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
