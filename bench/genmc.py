#!/usr/bin/env python3
"""Runs GenMC's tests, which are no part of this repository, and compares verdicts and executions with its own.

usage: bench/genmc.py REPOSITORY [--model rc11|sc] [--filter TEXT]... [--digits HEX] [--jobs N] [--timeout SECONDS]
                                 [--binary PATH] [--all-variants] [--most N] [--results FILE] [--verbose]

REPOSITORY is a git directory of github:MPI-SWS/genmc. Each test is a folder tests/KIND/GROUP/NAME: the kind, correct or
wrong, is the verdict; variants/ has the programs; args.MODEL.mo.in a line of flags a run, and expected.MODEL.mo.in the
number of executions that GenMC explores with them. A test's id is KIND/GROUP/NAME; only those are run whose SHA-256
begins with one of --digits (default 01234567). The tests are laid out in a temporary directory, with a genmc.h of ours
that has POSIX threads do what GenMC's own functions do.

Columns: the verdict, ours and theirs; executions, ours and theirs; blocked ones of ours; seconds. Where GenMC leaves
executions out because threads are alike (its symmetry reduction), the published number is not that of executions: the
flags -disable-sr and -disable-ipr are shown for that.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

GROUPS = {
    "correct": ["litmus", "data-structures", "synthetic", "saver", "infr", "liveness"],
    "wrong": ["racy", "safety", "memory", "locking"],
}
# What is undefined in C, and nothing to GenMC: functions called with another number of arguments than they have, pointers
# that leave their object without being used.
NOT_ITS_CHECKS = "leak,V0304,V0401"

# What GenMC offers to programs beside POSIX threads; hints to its search mean nothing here.
HEADER = """\
#pragma once
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
void __VERIFIER_assume(int);
int __VERIFIER_nondet_int(void);
#ifdef __cplusplus
}
#endif
typedef pthread_t __VERIFIER_thread_t;
static inline pthread_t __VERIFIER_spawn(void *(*start)(void *), void *argument) {
    pthread_t thread;
    pthread_create(&thread, 0, start, argument);
    return thread;
}
#define __VERIFIER_spawn_symmetric(start, argument, other) __VERIFIER_spawn(start, argument)
static inline void *__VERIFIER_join(pthread_t thread) {
    void *result;
    pthread_join(thread, &result);
    return result;
}
#define __VERIFIER_join_symmetric(thread) ((void)__VERIFIER_join(thread))
#define __VERIFIER_loop_begin() ((void)0)
#define __VERIFIER_spin_start() ((void)0)
#define __VERIFIER_spin_end(condition) __VERIFIER_assume(condition)
#define __VERIFIER_local_write(s) do { s; } while (0)
#define __VERIFIER_final_write(s) do { s; } while (0)
#define __VERIFIER_final_CAS(c) (c)
#define __VERIFIER_helped_CAS(c) do { c; } while (0)
#define __VERIFIER_helping_CAS(c) do { c; } while (0)
#define __VERIFIER_speculative_read(c) (c)
#define __VERIFIER_confirming_read(c) (c)
#define __VERIFIER_confirming_CAS(c) (c)
#define __VERIFIER_optional(x) do { } while (0)
/* Hazard pointers keep what they protect; nothing is released, so nothing is released too early. */
typedef struct { void *kept; } __VERIFIER_hp_t;
#define __VERIFIER_hp_alloc() ((__VERIFIER_hp_t *)0)
#define __VERIFIER_hp_protect(hp, p) ((void)(hp), __atomic_load_n((void **)(p), __ATOMIC_ACQUIRE))
#define __VERIFIER_hp_clear(hp) ((void)(hp))
#define __VERIFIER_hp_free(hp) ((void)(hp))
#define __VERIFIER_hp_retire(p) ((void)(p))
"""


class Repository:
    def __init__(self, path):
        self.path = path
        listed = self.git("ls-tree", "-r", "--name-only", "HEAD", "tests").decode()
        self.files = collections.defaultdict(list)
        for name in listed.splitlines():
            parts = name.split("/")
            if len(parts) >= 5 and parts[2] in GROUPS.get(parts[1], []):
                self.files["/".join(parts[1:4])].append(name)

    def git(self, *arguments):
        return subprocess.run(["git", "--git-dir", self.path, *arguments], capture_output=True, check=True).stdout

    def lay_out(self, directory):
        archive = subprocess.Popen(["git", "--git-dir", self.path, "archive", "HEAD", "tests"], stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", directory], stdin=archive.stdout, check=True)
        archive.wait()
        headers = directory / "headers"
        headers.mkdir()
        (headers / "genmc.h").write_text(HEADER)


def lines_of(folder, name):
    file = folder / name
    return file.read_text().splitlines() if file.exists() else None


def numbers(lines):
    return [int(line.split()[0]) if line.split() else None for line in lines or []]


def runs_of(root, ident, model, all_variants, most):
    """The runs of a test: a program, flags for GenMC, flags for clang, the published number of executions."""
    folder = root / "tests" / ident
    kind = ident.split("/")[0]
    programs = sorted(list(folder.glob("variants/*.c")) + list(folder.glob("variants/*.cpp")))
    if not all_variants:
        programs = programs[:1]
    expected = numbers(lines_of(folder, f"expected.{model}.mo.in"))
    if kind == "wrong":
        flags = next((text for end in ("wb", "mo") if (text := lines_of(folder, f"genmc.{model}.{end}.in"))), [""])
        clang = next((text for end in ("wb", "mo") if (text := lines_of(folder, f"args.{model}.{end}.in"))), [""])
        unroll = lines_of(folder, "unroll.in")
        genmc = shlex.split(flags[0]) + ([f"-unroll={unroll[0].strip()}"] if unroll else [])
        kept = [(genmc, shlex.split(clang[0].split("|")[-1]), None)]
    elif (arguments := lines_of(folder, f"args.{model}.mo.in")) is not None:
        kept = []
        for at, line in enumerate(arguments):
            genmc, _, clang = line.partition("|")
            published = expected[at] if at < len(expected) else None
            if published is None or published <= most or not kept:
                kept.append((shlex.split(genmc), shlex.split(clang), published))
    else:
        kept = [([], [], expected[0] if expected else None)]
    return [{"id": ident, "program": program, "genmc": genmc, "clang": clang, "published": published}
            for genmc, clang, published in kept for program in programs]


def command(run, root, options):
    line = [options.binary, "verify", "file", str(run["program"]), "--memory-model", options.model]
    line += ["--max-threads", "16", "--no-check", NOT_ITS_CHECKS]
    for flag in run["genmc"]:
        name, _, value = flag.lstrip("-").partition("=")
        if name == "unroll":
            line += ["--unwind", value]
        elif name == "disable-race-detection":
            line += ["--no-check", "data-race"]
    line += ["--timeout", f"{options.timeout}s", "--message-format", "json", "--no-replay", "--color", "never", "--stats"]
    line += ["--no-cache", "--", f"-I{root / 'headers'}", "-w"]
    for flag in run["clang"]:
        line.append(f"-I{root / flag[2:]}" if flag.startswith("-I.") else flag)
    return line


def counter(summary, what):
    layers = (summary.get("statistics") or {}).get("layers") or []
    return next((layer["amount"] for layer in layers if layer["layer"] == "threads" and layer["what"] == what), None)


def execute(run, root, options):
    line = command(run, root, options)
    started = time.monotonic()
    wrong = run["id"].startswith("wrong/")
    result = dict(run, program=run["program"].name, command=shlex.join(line), kind="wrong" if wrong else "correct")
    try:
        done = subprocess.run(line, capture_output=True, text=True, errors="replace", timeout=options.timeout * 2 + 60,
                              stdin=subprocess.DEVNULL)
        summary = json.loads(done.stdout.splitlines()[-1])
        result["verdict"] = verdict = summary["verdict"]
        result["why"] = [f'{v["code"]} {os.path.basename(v["file"])}:{v["line"]} {v["message"]}' for v in summary["violations"]]
        result["why"] += [f'{u["kind"]}: {u["what"]}' for u in summary["unknown"]]
        result["why"] += ["assumed: " + a["what"] for a in summary["assumed"]]
        result["why"] += ["bound: " + str(b) for b in summary["bounds_hit"]][:2]
        result["executions"] = counter(summary, "executions")
        result["blocked"] = counter(summary, "blocked executions")
        if verdict == "unknown":
            result["column"] = "unknown"
        elif verdict == "violated":
            result["column"] = "agree" if wrong else "wrong-violated"
        else:
            result["column"] = ("missed" if verdict == "bounded" else "wrong-proved") if wrong else "agree"
    except (subprocess.TimeoutExpired, json.JSONDecodeError, IndexError, KeyError) as problem:
        said = done.stderr[-1500:] if not isinstance(problem, subprocess.TimeoutExpired) else "no end"
        result.update(column="error", verdict="error", why=[str(problem), said], executions=None, blocked=None)
    result["seconds"] = time.monotonic() - started
    counted = result["column"] == "agree" and not wrong and result["published"] is not None
    result["equal"] = result["executions"] == result["published"] if counted and result["executions"] is not None else None
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("repository")
    parser.add_argument("--model", default="rc11", choices=["rc11", "sc"])
    parser.add_argument("--filter", action="append", default=[], help="only ids that contain this (any of them)")
    parser.add_argument("--digits", default="01234567", help="first digits of the SHA-256 of ids that are run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=int, default=30)
    parser.add_argument("--binary", default=None, help="default: the release build")
    parser.add_argument("--all-variants", action="store_true", help="not only the first program of each test")
    parser.add_argument("--most", type=int, default=5000, help="leave out runs with more published executions")
    parser.add_argument("--results", type=pathlib.Path, help="write one JSON object a run here")
    parser.add_argument("--verbose", action="store_true", help="print every run, not only what differs")
    options = parser.parse_args()
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", pathlib.Path(__file__).resolve().parent.parent / "target"))
    options.binary = options.binary or str(target / "release" / "cargo-verify")

    repository = Repository(options.repository)
    chosen = [ident for ident in sorted(repository.files)
              if hashlib.sha256(ident.encode()).hexdigest()[0] in options.digits
              and (not options.filter or any(text in ident for text in options.filter))]
    with tempfile.TemporaryDirectory(prefix="genmc-tests-") as directory:
        root = pathlib.Path(directory)
        repository.lay_out(root)
        runs = [run for ident in chosen for run in runs_of(root, ident, options.model, options.all_variants, options.most)]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = []
            for result in pool.map(lambda run: execute(run, root, options), runs):
                results.append(result)
                if options.results:
                    kept = {key: str(value) if key == "program" else value for key, value in result.items()}
                    with options.results.open("a") as out:
                        print(json.dumps(kept), file=out)
    report(results, options.verbose)
    return 1 if any(result["column"].startswith(("wrong", "missed")) for result in results) else 0


def report(results, verbose):
    print(f'{"test":<52} {"verdict":<10} {"published":<9} {"executions":>10} {"published":>9} {"blocked":>8} {"seconds":>7}  flags')
    for result in results:
        if not verbose and result["column"] == "agree" and result["equal"] is not False:
            continue
        def number(key):
            return "" if result[key] is None else str(result[key])
        mark = "" if result["column"] == "agree" else f' <- {result["column"]}'
        mark += " <- count" if result["equal"] is False else ""
        flags = " ".join(result["genmc"] + [flag for flag in result["clang"] if flag.startswith("-D")])
        print(f'{result["id"]:<52} {result["verdict"]:<10} {result["kind"]:<9} {number("executions"):>10} '
              f'{number("published"):>9} {number("blocked"):>8} {result["seconds"]:>7.1f}  {flags}{mark}')
        if result["column"] != "agree":
            for line in result["why"][:3]:
                print("    " + line.strip().replace("\n", "\n    "))
    folders = collections.defaultdict(collections.Counter)
    for result in results:
        for name in ("/".join(result["id"].split("/")[:2]), "all"):
            row = folders[name]
            row["runs"] += 1
            row[result["column"]] += 1
            row["counted"] += result["equal"] is not None
            row["equal"] += bool(result["equal"])
            row["seconds"] += result["seconds"]
    columns = ["runs", "agree", "wrong-violated", "wrong-proved", "missed", "unknown", "error", "counted", "equal"]
    print("\n" + " ".join([f'{"":<24}'] + [f"{name:>14}" for name in columns] + ["       seconds"]))
    for name in sorted(folders, key=lambda name: (name == "all", name)):
        row = folders[name]
        cells = [f"{row[column] or '':>14}" for column in columns]
        print(" ".join([f"{name:<24}"] + cells + [f'{row["seconds"]:>14.1f}']))
    reasons = collections.Counter(re.sub(r"`[^`]*`|\d+", "_", result["why"][0]) for result in results
                                  if result["column"] != "agree" and result["why"])
    for reason, count in reasons.most_common(20):
        print(f"{count:>5}  {reason.strip()[:150]}")


if __name__ == "__main__":
    sys.exit(main())
