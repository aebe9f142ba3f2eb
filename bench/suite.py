#!/usr/bin/env python3
"""Runs `cargo verify file` over a laid-out public suite and compares verdicts with the truth.

usage: bench/suite.py SUITE [--filter TEXT]... [--jobs N] [--timeout SECONDS] [--binary PATH]
                            [--results FILE] [--sample N] [--verbose] [--judged FILE]

SUITE holds one folder a program and an expected.jsonl with one object a program: id, files, std,
unwind, unwinding_assertions, flags, expected ("successful", "failed", …) and native (what a native
run under sanitizers did, or null). The suite is no part of this repository.

The truth is what the native run did where that is known, and the published verdict otherwise. The
published flags decide which checks a verdict is about: exactly those are switched on.

Some published verdicts are not what the standard says. bench/judged.tsv names them with the truth and the
reason; with --judged it is taken instead, and a program that is ill-formed must not compile. The table by
the published truth is printed in any case.

Columns of the table, by folder:
  agree           the verdict is the truth
  within-bound    no violation found up to a bound, where the truth is that there is none
  wrong-proved    we say there is none, there is one
  wrong-violated  we report one, there is none
  missed          bounded, where there is one beyond the bound
  unknown         no verdict
  error           does not compile, or the like
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import time

COLUMNS = ["agree", "within-bound", "wrong-proved", "wrong-violated", "missed", "unknown", "error"]

# What the suite's tool checks when no flag says otherwise, in our names.
DEFAULT_CHECKS = [
    "assertion", "error-reached", "memory", "library", "exception", "object",
    "division-by-zero", "vla-bound", "bad-call", "mistyped-call", "pointer-comparison", "pointer-subtraction",
]
ON = {
    "--overflow-check": ["signed-overflow", "division-overflow", "float-cast"],
    "--overflow": ["signed-overflow", "division-overflow", "float-cast"],
    "--unsigned-overflow-check": ["unsigned-overflow"],
    "--ub-shift-check": ["shift-range"],
    "--nan-check": ["nan"],
    "--memory-leak-check": ["leak"],
    "--uninitialised-vars-check": ["uninitialised"],
    "--enable-unreachability-intrinsic": ["unreachable"],
    "--clz-zero-check": ["invalid-builtin"],
}
OFF = {
    "--no-pointer-check": [
        "null-dereference", "wild-pointer", "use-after-free", "use-after-scope", "use-after-return",
        "double-free", "invalid-free", "mismatched-free",
    ],
    "--no-bounds-check": ["out-of-bounds", "subobject-bounds"],
    "--no-align-check": ["misaligned"],
    "--no-div-by-zero-check": ["division-by-zero"],
    "--no-vla-size-check": ["vla-bound"],
    "--no-pointer-relation-check": ["pointer-comparison", "pointer-subtraction"],
    "--no-assertions": ["assertion"],
    "--no-standard-checks": [
        "memory", "division-by-zero", "vla-bound", "pointer-comparison", "pointer-subtraction", "library",
    ],
}
# The published verdict is about something that this product does not do, or does otherwise.
NOT_OURS = {
    "--32", "--16", "--big-endian", "--error-label", "--class", "--goto-functions-only", "--symbol-table-only",
    "--conv-assert-to-assume", "--stack-limit", "--total-stack-limit", "--dead-code-check", "--dead-store-check",
    "--double-assign-check", "--excessive-alloc-check", "--data-races-check", "--deadlock-check", "--restrict-check",
    "--volatile-check", "--unknown-method-args-check", "--struct-fields-check", "--fixedbv", "--depth",
    "--show-vcc", "--show-claims", "--skip-bmc", "--smt-formula-only", "--malloc-zero-is-null", "--claim",
    "--round-to-zero", "--context-bound", "--unwindset", "--unwindsetname", "--assertion-coverage-claims",
    "--restrict-assume", "--ir", "--ir-ieee", "--show-call-sites", "--max-k-step",
}


def flags_of(row):
    try:
        return shlex.split(row["flags"])
    except ValueError:
        return row["flags"].split()


def names(flags):
    return {flag.split("=")[0] for flag in flags}


def skip_reason(row):
    if row["expected"] not in ("successful", "failed"):
        return "expected " + row["expected"]
    if not row["files"]:
        return "no source"
    foreign = names(flags_of(row)) & NOT_OURS
    return "flag " + sorted(foreign)[0] if foreign else None


def read_judged(path):
    """What a file says of programs whose published verdict is wrong: a truth for each id."""
    lines = [line.split("\t") for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return {ident: verdict for ident, verdict, _reason in lines}


def truth(row):
    """Whether there is a violation that the asked-for checks are about."""
    published = row["expected"] == "failed"
    native = row["native"]
    flags = names(flags_of(row))
    if native is None or native in ("timeout", "exit!=0", "asan:out-of-memory"):
        return published
    if native == "ok":
        beyond = {"--unsigned-overflow-check", "--nan-check", "--uninitialised-vars-check"}
        bound_is_error = row["unwinding_assertions"] and row["unwind"] is not None
        return published if flags & beyond or bound_is_error else False
    if native == "leak":
        return "--memory-leak-check" in flags
    if native == "assert":
        return "--no-assertions" not in flags
    if native == "ubsan:float-cast-overflow":
        return "--overflow-check" in flags
    if native.startswith("ubsan:invalid-shift"):
        return "--ub-shift-check" in flags
    if native == "ubsan:missing-return":
        return published
    if native.startswith("asan") and {"--no-pointer-check", "--no-bounds-check", "--no-standard-checks"} & flags:
        return published
    return True


def command(row, binary, root, timeout):
    flags = flags_of(row)
    have = names(flags)
    folder = root / row["id"]
    line = [binary, "verify", "file"] + [str(folder / name) for name in row["files"]]
    checks = list(DEFAULT_CHECKS)
    for flag, more in ON.items():
        if flag in have:
            checks += more
    off = [name for flag, less in OFF.items() if flag in have for name in less]
    line += ["--no-check", "all", "--check", ",".join(expand(checks, off))]
    if "--force-malloc-success" not in have and all(name.endswith(".c") for name in row["files"]):
        line += ["--allocation-may-fail"]
    if row["unwind"] is not None:
        line += ["--unwind", str(row["unwind"])]
    for position, flag in enumerate(flags):
        if flag in ("--function", "--func") and position + 1 < len(flags):
            line += ["--function", flags[position + 1]]
    if row["std"]:
        line += ["--std", row["std"].replace("=", "")]
    line += ["--timeout", f"{timeout}s", "--message-format", "json", "--no-replay", "--color", "never", "--"]
    # After the system's: a file of the program's may have the name of a header.
    line += [f"-idirafter{folder}"]
    position = 0
    while position < len(flags):
        flag = flags[position]
        if flag in ("-I", "-D", "--include"):
            position += 1
            value = flags[position] if position < len(flags) else ""
            line.append(f"-D{value}" if flag == "-D" else f"-I{folder / value}")
        elif flag.startswith("-D"):
            line.append(flag)
        elif flag.startswith("-I"):
            line.append(f"-I{folder / flag[2:]}")
        position += 1
    return line


_GROUPS = {}


def load_groups(binary):
    """Which names each group has, as the product lists them itself."""
    text = subprocess.run([binary, "verify", "explain"], capture_output=True, text=True, check=True).stdout
    group = None
    for line in text.splitlines():
        if not line.startswith(" "):
            group = line.split()[0]
            _GROUPS[group] = []
        else:
            _GROUPS[group].append(line.split()[1])


def expand(on, off):
    def members(name):
        # A code may bear the name of its group; the suite means the code then.
        return _GROUPS.get(name, [name]) if name not in ("assertion", "leak", "uninitialised") else [name]
    chosen = [code for name in on for code in members(name)]
    dropped = {code for name in off for code in members(name)}
    return sorted(set(chosen) - dropped)


def judge(row, summary, wrong):
    verdict = summary["verdict"]
    if verdict == "unknown":
        return "unknown"
    if verdict == "violated":
        return "agree" if wrong else "wrong-violated"
    if verdict == "proved":
        return "wrong-proved" if wrong else "agree"
    # Bounded: a loop that hits its bound is an error where the published test says so.
    bound_is_error = row["unwinding_assertions"] and row["unwind"] is not None and summary["bounds_hit"]
    if wrong:
        return "agree" if bound_is_error else "missed"
    return "within-bound"


def run(row, binary, root, timeout):
    line = command(row, binary, root, timeout)
    started = time.monotonic()
    result = {"id": row["id"], "truth": "violation" if truth(row) else "none", "published": row["expected"],
              "native": row["native"], "command": shlex.join(line)}
    try:
        done = subprocess.run(line, capture_output=True, text=True, errors="replace", timeout=timeout * 2 + 60,
                              stdin=subprocess.DEVNULL)
        last = done.stdout.splitlines()[-1] if done.stdout else ""
        summary = json.loads(last)
        result["exit"] = done.returncode
        result["verdict"] = summary["verdict"]
        result["violations"] = [f'{v["code"]} {v["file"]}:{v["line"]} {v["message"]}' for v in summary["violations"]]
        result["unknown"] = [f'{u["kind"]}: {u["what"]}' for u in summary["unknown"]]
        result["assumed"] = [a["what"] for a in summary["assumed"]]
        result["models"] = "system's headers" not in done.stdout
        result["seconds"] = summary["seconds"]
        if done.returncode in (0, 5, 100):
            result["column"] = judge(row, summary, truth(row))
        else:
            result["column"] = "error"
            result["why"] = done.stderr[-2000:]
    except subprocess.TimeoutExpired:
        result["column"], result["why"] = "error", "no end"
    except (json.JSONDecodeError, IndexError, KeyError) as problem:
        result["column"], result["why"] = "error", f"{problem}: {done.stderr[-2000:]}"
    result["wall"] = time.monotonic() - started
    if judged := row.get("judged"):
        result["judged"] = judged
        ill_formed = result["column"] == "error" and "does not compile" in result.get("why", "")
        if judged == "ill-formed":
            result["by_standard"] = "agree" if ill_formed else result["column"]
        elif result["column"] != "error":
            result["by_standard"] = judge(row, summary, judged == "violation")
    return result


def by_standard(result):
    return result.get("by_standard", result["column"])


def folder_of(ident):
    parts = ident.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def table(results, column):
    folders = collections.defaultdict(collections.Counter)
    for result in results:
        folders[folder_of(result["id"])][column(result)] += 1
    width = max([len(name) for name in folders] + [10])
    lines = [" ".join([" " * width] + [f"{name:>14}" for name in COLUMNS] + ["total".rjust(7)])]
    for name in sorted(folders):
        counts = folders[name]
        cells = [f"{counts[name] or '':>14}" for name in COLUMNS]
        lines.append(" ".join([name.ljust(width)] + cells + [f"{sum(counts.values()):>7}"]))
    total = collections.Counter(column(result) for result in results)
    cells = [f"{total[name]:>14}" for name in COLUMNS]
    lines.append(" ".join(["all".ljust(width)] + cells + [f"{len(results):>7}"]))
    share = 100 * (total["agree"] + total["within-bound"]) / max(1, len(results))
    lines.append(f"agree or within the bound: {share:.1f} %")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", type=pathlib.Path)
    parser.add_argument("--filter", action="append", default=[], help="only ids that contain this (any of them)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=int, default=10)
    parser.add_argument("--sample", type=int, default=1, help="only every N-th program")
    parser.add_argument("--binary", default=None, help="default: the release build")
    parser.add_argument("--results", type=pathlib.Path, help="write one JSON object a program here")
    parser.add_argument("--judged", type=pathlib.Path, help="the truth where the published verdict is not the standard's")
    parser.add_argument("--verbose", action="store_true", help="also list unknown ones, with the reason")
    options = parser.parse_args()
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", pathlib.Path(__file__).resolve().parent.parent / "target"))
    binary = options.binary or str(target / "release" / "cargo-verify")
    load_groups(binary)

    rows = [json.loads(line) for line in (options.suite / "expected.jsonl").read_text().splitlines()]
    rows = [row for row in rows if not options.filter or any(text in row["id"] for text in options.filter)]
    rows = rows[:: options.sample]
    judged = read_judged(options.judged) if options.judged else {}
    for row in rows:
        row["judged"] = judged.get(row["id"])
    skipped = collections.Counter(reason for row in rows if (reason := skip_reason(row)))
    rows = [row for row in rows if skip_reason(row) is None]
    results = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(run, row, binary, options.suite, options.timeout) for row in rows]
        for number, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            results.append(job.result())
            if sys.stderr.isatty():
                print(f"\r{number}/{len(rows)}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    results.sort(key=lambda result: result["id"])
    if options.results:
        options.results.write_text("".join(json.dumps(result) + "\n" for result in results))

    shown = {"wrong-proved", "wrong-violated", "missed", "error"} | ({"unknown"} if options.verbose else set())
    for result in results:
        if by_standard(result) in shown:
            print(f'{by_standard(result)}: {result["id"]} (published {result["published"]}, native {result["native"]})')
            for line in result.get("violations", [])[:3] + result.get("unknown", [])[:3]:
                print(f"    {line}")
            if result.get("why"):
                print("    " + result["why"].strip().replace("\n", "\n    ")[-600:])
            print(f'    {result["command"]}')
    reasons = collections.Counter(re.sub(r"`[^`]*`|\d+", "_", reason) for result in results
                                  if result["column"] == "unknown" for reason in result["unknown"][:1])
    if reasons:
        print("\nwhy unknown:")
        for reason, count in reasons.most_common(25):
            print(f"  {count:>5}  {reason}")
    print()
    print(table(results, lambda result: result["column"]))
    if judged:
        print("\nby the standard:")
        print(table(results, by_standard))
    seconds = sum(result["wall"] for result in results)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"\n{len(results)} programs, {seconds:.0f} s of work, {used.ru_utime + used.ru_stime:.0f} s of processor time, "
          f"{sum(skipped.values())} left out: "
          + ", ".join(f"{reason} {count}" for reason, count in skipped.most_common(8)))
    return 1 if any(by_standard(result).startswith("wrong") for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
