//! Threads side by side: how many executions each of the classic litmus tests has, and which outcomes.

use super::{by_each_strategy_with, fails_with};
use verify_symex::{Code, MemoryModel, Options, Outcome, Verdict};

/// An operation of a thread on `x` or `y`: `w x release 1`, `r y acquire`, `add x relaxed`, `fence seq_cst`.
fn operation(line: &str, thread: usize, at: usize) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["w", place, order, value] => {
            format!("  store atomic i32 {value}, ptr @{place} {order}, align 4\n")
        }
        ["r", place, order] => {
            let name = format!("%v{at}");
            format!(
                "  {name} = load atomic i32, ptr @{place} {order}, align 4\n  store i32 {name}, ptr @r{thread}{at}\n"
            )
        }
        ["add", place, order] => {
            format!("  %v{at} = atomicrmw add ptr @{place}, i32 1 {order}, align 4\n")
        }
        ["fence", order] => format!("  fence {order}\n"),
        _ => panic!("no operation: {line}"),
    }
}

/// A module whose `f` starts a thread for each list of operations and joins them. What thread t reads as its n-th
/// operation is in `@rtn`; `@check` gets all of it when they have ended.
fn module(threads: &[&[&str]], check: &str) -> String {
    let mut text = String::from("@x = global i32 0\n@y = global i32 0\n");
    let mut body = String::new();
    for (thread, lines) in threads.iter().enumerate() {
        let mut code = String::new();
        for (at, line) in lines.iter().enumerate() {
            if line.starts_with('r') {
                text += &format!("@r{thread}{at} = global i32 0\n");
            }
            code += &operation(line, thread, at);
        }
        text += &format!("define ptr @t{thread}(ptr %p) {{\n{code}  ret ptr null\n}}\n");
        body +=
            &format!("  %h{thread} = call i32 @__verify_thread_create(ptr @t{thread}, ptr null)\n");
    }
    for thread in 0..threads.len() {
        body += &format!("  %j{thread} = call ptr @__verify_thread_join(i32 %h{thread})\n");
    }
    text +=
        "declare i32 @__verify_thread_create(ptr, ptr)\ndeclare ptr @__verify_thread_join(i32)\n";
    format!("{text}define void @f() {{\n{body}{check}  ret void\n}}\n")
}

fn under_rc11(options: &mut Options) {
    options.memory_model = MemoryModel::Rc11;
}

fn executions(outcome: &Outcome) -> u64 {
    let layers = &outcome.statistics.layers;
    let counter = layers.iter().find(|counter| counter.what == "executions");
    counter.map_or(0, |counter| counter.amount)
}

/// The litmus test has so many executions, each explored once.
fn has_executions(model: MemoryModel, threads: &[&[&str]], wanted: u64) {
    let text = module(threads, "");
    let outcomes = by_each_strategy_with(&text, |options| options.memory_model = model);
    for outcome in outcomes {
        assert_eq!(outcome.verdict, Verdict::Proved, "{threads:?}");
        assert_eq!(executions(&outcome), wanted, "{threads:?} under {model:?}");
    }
}

#[test]
fn litmus_tests_have_their_executions_under_rc11() {
    use MemoryModel::Rc11;
    let store_buffering: [&[&str]; 2] = [
        &["w x release 1", "r y acquire"],
        &["w y release 1", "r x acquire"],
    ];
    has_executions(Rc11, &store_buffering, 4);
    let strict: [&[&str]; 2] = [
        &["w x seq_cst 1", "r y seq_cst"],
        &["w y seq_cst 1", "r x seq_cst"],
    ];
    has_executions(Rc11, &strict, 3);
    let fenced: [&[&str]; 2] = [
        &["w x monotonic 1", "fence seq_cst", "r y monotonic"],
        &["w y monotonic 1", "fence seq_cst", "r x monotonic"],
    ];
    has_executions(Rc11, &fenced, 3);
    let load_buffering: [&[&str]; 2] = [
        &["r x monotonic", "w y monotonic 1"],
        &["r y monotonic", "w x monotonic 1"],
    ];
    has_executions(Rc11, &load_buffering, 3);
    let causality: [&[&str]; 3] = [
        &["w x release 1"],
        &["r x acquire", "w y release 1"],
        &["r y acquire", "r x acquire"],
    ];
    has_executions(Rc11, &causality, 7);
    let independent: [&[&str]; 4] = [
        &["w x release 1"],
        &["w y release 1"],
        &["r x acquire", "r y acquire"],
        &["r y acquire", "r x acquire"],
    ];
    has_executions(Rc11, &independent, 16);
    let agreed: [&[&str]; 4] = [
        &["w x seq_cst 1"],
        &["w y seq_cst 1"],
        &["r x seq_cst", "r y seq_cst"],
        &["r y seq_cst", "r x seq_cst"],
    ];
    has_executions(Rc11, &agreed, 15);
}

#[test]
fn under_sequential_consistency_orders_do_not_matter() {
    let relaxed: [&[&str]; 2] = [
        &["w x monotonic 1", "r y monotonic"],
        &["w y monotonic 1", "r x monotonic"],
    ];
    has_executions(MemoryModel::Sc, &relaxed, 3);
    has_executions(MemoryModel::Rc11, &relaxed, 4);
}

#[test]
fn operations_that_read_and_write_are_in_some_order() {
    let add: &[&str] = &["add x monotonic"];
    has_executions(MemoryModel::Rc11, &[add, add], 2);
    has_executions(MemoryModel::Rc11, &[add, add, add], 6);
    has_executions(MemoryModel::Rc11, &[add, add, add, add], 24);
}

#[test]
fn writes_to_one_place_are_in_one_order() {
    let writer: &[&str] = &["w x monotonic 1"];
    has_executions(MemoryModel::Rc11, &[writer, writer], 2);
    let reader: &[&str] = &["r x monotonic", "r x monotonic"];
    // None, one or both reads see the write, and never it and then what was before.
    has_executions(MemoryModel::Rc11, &[writer, reader], 3);
}

#[test]
fn accesses_that_nothing_orders_race() {
    let text = "@n = global i32 0
        define ptr @t(ptr %p) {
          store i32 1, ptr @n
          ret ptr null
        }
        define void @f() {
          %h = call i32 @__verify_thread_create(ptr @t, ptr null)
          store i32 2, ptr @n
          %j = call ptr @__verify_thread_join(i32 %h)
          ret void
        }
        declare i32 @__verify_thread_create(ptr, ptr)
        declare ptr @__verify_thread_join(i32)";
    fails_with(text, Code::DataRace, under_rc11);
    let ordered = text.replace("          store i32 2, ptr @n\n", "");
    let ordered = ordered.replace(
        "          ret void",
        "          store i32 2, ptr @n\n          ret void",
    );
    for outcome in by_each_strategy_with(&ordered, under_rc11) {
        assert_eq!(outcome.verdict, Verdict::Proved);
    }
}

#[test]
fn a_wait_that_nothing_ends_is_a_deadlock() {
    let text = "@flag = global i32 0
        define ptr @t(ptr %p) {
          store atomic i32 1, ptr @flag release, align 4
          ret ptr null
        }
        define void @f() {
          %h = call i32 @__verify_thread_create(ptr @t, ptr null)
          br label %wait
        wait:
          %v = load atomic i32, ptr @flag acquire, align 4
          %set = icmp eq i32 %v, 1
          br i1 %set, label %done, label %wait
        done:
          %j = call ptr @__verify_thread_join(i32 %h)
          ret void
        }
        declare i32 @__verify_thread_create(ptr, ptr)
        declare ptr @__verify_thread_join(i32)";
    for outcome in by_each_strategy_with(text, under_rc11) {
        assert_eq!(outcome.verdict, Verdict::Proved);
        assert_eq!(executions(&outcome), 1, "the loop is one wait");
    }
    let never = text.replace("i32 1, ptr @flag release", "i32 2, ptr @flag release");
    fails_with(&never, Code::Deadlock, under_rc11);
}
