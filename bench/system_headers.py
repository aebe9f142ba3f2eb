#!/usr/bin/env python3
"""What is left of the library's tests without its models: every program of tests/stl against the system's own
headers, as units are compiled that do not compile against the models.

usage: bench/system_headers.py [--filter TEXT]... [--jobs N] [--timeout SECONDS] [--binary PATH] [--verbose]

Columns of the table, by folder:
  agree     a program that holds is not violated, one with a bug is
  open      one with a bug is `bounded`: the check is the models', and the verdict says that it was not made
  unknown   no verdict
  no-model  no verdict, since all that can fail rests on functions of the shared library that have no model
  foreign   does not compile against the system's headers: it is about a header or dialect that they lack
  wrong     a program that holds is violated, or one with a bug is `proved`

It ends with 1 where something is wrong.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "stl"
COLUMNS = ["agree", "open", "unknown", "no-model", "foreign", "wrong"]
# A file that only the system's headers have.
SYSTEM = ["-include", "bits/c++config.h"]


def directives(path):
    """What the first lines of a program say of it, by key."""
    said = collections.defaultdict(str)
    for line in path.read_text().splitlines():
        if not line.startswith("//"):
            break
        key, colon, value = line[2:].strip().partition(":")
        if colon:
            said[key] += " " + value.strip()
    return said


def judge(expected, summary):
    verdict = summary["verdict"]
    if verdict == "unknown":
        return "no-model" if all("has no model" in gap["what"] for gap in summary["unknown"]) else "unknown"
    if expected == "violated":
        return {"violated": "agree", "bounded": "open"}.get(verdict, "wrong")
    return "wrong" if verdict == "violated" else "agree"


def run(path, binary, timeout):
    said = directives(path)
    line = [binary, "verify", "file", str(path), "--timeout", f"{timeout}s", "--message-format", "json", "--no-replay"]
    line += [*shlex.split(said["flags"]), "--", *shlex.split(said["clang"]), *SYSTEM]
    done = subprocess.run(line, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL)
    result = {"path": path, "command": shlex.join(line)}
    if done.returncode not in (0, 5, 100):
        return result | {"column": "foreign", "why": (done.stderr or done.stdout).strip()[-300:]}
    summary = json.loads(done.stdout.splitlines()[-1])
    found = [f'{v["code"]} line {v["line"]}: {v["message"]}' for v in summary["violations"]]
    why = "; ".join(found or [u["what"] for u in summary["unknown"]] or [a["what"] for a in summary["assumed"]])
    return result | {"column": judge(said["verify"].strip(), summary), "why": f'{summary["verdict"]}: {why}'}


def table(results):
    folders = collections.defaultdict(collections.Counter)
    for result in results:
        folders[result["path"].parent.name][result["column"]] += 1
        folders["~ all"][result["column"]] += 1
    print(f'{"":20}' + "".join(f"{column:>9}" for column in COLUMNS))
    for name, counts in sorted(folders.items()):
        print(f"{name.removeprefix('~ '):20}" + "".join(f"{counts[column] or '':>9}" for column in COLUMNS))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--filter", action="append", default=[], help="only paths that contain this (any of them)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=int, default=20)
    parser.add_argument("--binary", help="default: the release build")
    parser.add_argument("--verbose", action="store_true", help="list all programs that do not agree")
    options = parser.parse_args()
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    binary = options.binary or str(target / "release" / "cargo-verify")
    programs = [path for path in sorted(TESTS.glob("*/*.cpp"))
                if path.parent.name != "system_headers"
                and (not options.filter or any(text in str(path) for text in options.filter))]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda path: run(path, binary, options.timeout), programs))
    shown = set(COLUMNS) - {"agree"} if options.verbose else {"wrong"}
    for result in results:
        if result["column"] in shown:
            print(f'{result["column"]}: {result["path"].relative_to(ROOT)}\n    {result["why"]}\n    {result["command"]}')
    table(results)
    return 1 if any(result["column"] == "wrong" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
