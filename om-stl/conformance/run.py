#!/usr/bin/env python3
"""Builds every conformance program against the system's libstdc++ and against the model, runs both,
and compares what they print and how they exit.

    om-stl/conformance/run.py [header...] [--compiler g++ clang++-19] [--std 98 11 ...] [--jobs N]

A program names the dialects it is for in its first lines:

    // standards: 11 14 17 20 23

and says `// model only` when it breaks preconditions, which only the model survives. Results are kept
under the target directory, keyed by everything that went in, so that a second run costs nothing.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent
ROOT = MODEL.parent
BUILD = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).resolve() / "conformance"

STANDARDS = ["98", "11", "14", "17", "20", "23"]
COMPILERS = ["g++", "clang++-19"]
WARNINGS = ["-w"]
TIME_LIMIT = 20

# Supplied by the compiler's own support library in a native build.
ENGINE_ONLY = {"cxx_abi.cpp", "cxx_exception.cpp", "cxx_pthread.cpp", "cxx_typeinfo.cpp"}


def engine_only(name):
    """Whether a file of the runtime has no part in a native build: that is the compiler's, or libstdc++'s."""
    return name in ENGINE_ONLY or name.startswith("cxx_real_")


def digest(*parts):
    """One name for everything that a result depends on."""
    h = hashlib.blake2b(digest_size=16)
    for part in parts:
        h.update(part if isinstance(part, bytes) else str(part).encode())
        h.update(b"\0")
    return h.hexdigest()


@functools.cache
def included(path):
    """The names that a file includes."""
    return re.findall(rb"^ *# *include *[<\"]([^>\"]+)", path.read_bytes(), re.M)


@functools.cache
def reached(path, directories):
    """The files that may be included from here, whatever the conditions around the includes."""
    found, pending = set(), [path]
    while pending:
        here = pending.pop()
        for name in included(here):
            for directory in (here.parent, *directories):
                candidate = directory / name.decode()
                if candidate.is_file() and candidate not in found:
                    found.add(candidate)
                    pending.append(candidate)
    return sorted(found)


def source_digest(path, directories):
    """Changes when the file changes, or one that it includes."""
    return digest(*(part for p in [path, *reached(path, directories)] for part in (p, p.read_bytes())))


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", **options)


class Program:
    def __init__(self, path):
        self.path = path
        self.header = path.parent.name
        self.text = path.read_text()
        named = re.search(r"^// standards:(.*)$", self.text, re.M)
        self.standards = named.group(1).split() if named else STANDARDS
        self.model_only = re.search(r"^// model only", self.text, re.M) is not None

    @property
    def name(self):
        return f"{self.header}/{self.path.stem}"


class Library:
    """One of the two libraries a program is built against."""

    def __init__(self, name):
        self.name = name

    def key(self, program, compiler):
        """Changes with everything that the library has part in."""
        return ""

    def flags(self, compiler):
        return []

    def link(self, compiler):
        return []


class Model(Library):
    def __init__(self, headers, extra):
        super().__init__("model")
        self.headers = headers
        self.extra = extra
        self.directories = (headers, *extra)
        self.runtime = MODEL / "runtime"

    def key(self, program, compiler):
        return digest(source_digest(program.path, self.directories), *self.objects(compiler))

    def flags(self, compiler):
        includes = [flag for d in [self.headers, *self.extra] for flag in ("-isystem", str(d))]
        return ["-nostdinc++", *includes]

    def link(self, compiler):
        return [*self.objects(compiler), "-nodefaultlibs", "-lsupc++", "-lm", "-lgcc_s", "-lgcc", "-lc", "-lpthread"]

    @functools.cache
    def objects(self, compiler):
        sources = [self.runtime / "native.c"]
        sources += [p for p in sorted(self.runtime.glob("cxx_*.cpp")) if not engine_only(p.name)]
        objects = []
        for source in sources:
            target = BUILD / "runtime" / f"{source.stem}-{digest(compiler, source_digest(source, self.directories))}.o"
            if not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                language = ["-x", "c", "-isystem", str(self.headers)] if source.suffix == ".c" else \
                    ["-std=c++20", *self.flags(compiler)]
                partial = target.with_suffix(f".{os.getpid()}.o")
                built = run([compiler, "-g", "-O1", *language, "-c", str(source), "-o", str(partial)])
                if built.returncode != 0:
                    sys.exit(f"the runtime does not compile: {source}\n{built.stderr}")
                partial.rename(target)
            objects.append(str(target))
        return objects


def dialect(compiler, standard):
    return "-std=c++2b" if standard == "23" else f"-std=c++{standard}"


def execute(program, library, compiler, standard):
    """What building and running the program gives: (what happened, output)."""
    support = digest((HERE / "check.h").read_bytes(), (HERE / "misuse.h").read_bytes())
    key = digest(program.text, support, library.name, library.key(program, compiler), compiler, standard)
    result = BUILD / "results" / f"{key}.json"
    if result.exists():
        return json.loads(result.read_text())
    result.parent.mkdir(parents=True, exist_ok=True)
    executable = BUILD / f"{key}.exe"
    command = [compiler, dialect(compiler, standard), *WARNINGS, "-g0", "-O0", "-I", str(HERE), *library.flags(compiler),
               str(program.path), "-o", str(executable), *library.link(compiler)]
    built = run(command)
    if built.returncode != 0:
        outcome = ["does not compile", built.stderr[:4000], shlex.join(command)]
    else:
        try:
            # Programs that run at the same time do not see each other's files.
            with tempfile.TemporaryDirectory() as alone:
                ran = run([str(executable)], cwd=alone, timeout=TIME_LIMIT, stdin=subprocess.DEVNULL)
            outcome = [f"exit {ran.returncode}", ran.stdout, ran.stderr[:2000]]
        except subprocess.TimeoutExpired:
            outcome = ["time limit", "", ""]
        executable.unlink()
    result.write_text(json.dumps(outcome))
    return outcome


def assertions(output):
    found = re.search(r"^assertions: (\d+), failed: (\d+)$", output, re.M)
    return (int(found.group(1)), int(found.group(2))) if found else (0, 0)


def first_difference(real, model):
    for a, b in zip(real.splitlines() + ["(end)"], model.splitlines() + ["(end)"]):
        if a != b:
            return f"libstdc++: {a}\n    model:     {b}"
    return "one output continues"


def compare(program, real, model, compiler, standard):
    """None, or why the two libraries do not agree; and the assertions checked."""
    ours = execute(program, model, compiler, standard)
    count, failed = assertions(ours[1])
    if program.model_only:
        if ours[0] != "exit 0":
            failing = [line for line in ours[1].splitlines() if line.startswith("FAILED")]
            return count, f"{ours[0]}: {' '.join(failing[:3]) or ours[1][-300:] + ours[2][-600:]}"
        return count, None
    theirs = execute(program, real, compiler, standard)
    if theirs[0] == "does not compile":
        return count, f"the program does not compile against libstdc++:\n{theirs[1][:1500]}"
    if ours[0] == "does not compile":
        return 0, f"does not compile against the model:\n{ours[1][:2500]}"
    if theirs[0] != "exit 0":
        failing = [line for line in theirs[1].splitlines() if line.startswith("FAILED")]
        return count, f"libstdc++ itself does not pass ({theirs[0]}): {' '.join(failing[:5])} {theirs[2][:500]}"
    if ours[0] != theirs[0] or ours[1] != theirs[1]:
        return count, f"libstdc++ {theirs[0]}, model {ours[0]} {ours[2][:300]}\n    {first_difference(theirs[1], ours[1])}"
    return count, None


def uncalled(programs):
    """The algorithms of the standard that no program calls."""
    lines = (HERE / "algorithms.txt").read_text().splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    text = "".join(program.text for program in programs)
    called = set(re.findall(r"\b((?:std|ranges)::\w+)\s*\(", text))
    return len(names), [name for name in names if name not in called]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("headers", nargs="*", help="only these headers, or header/program")
    parser.add_argument("--compiler", nargs="+", default=COMPILERS)
    parser.add_argument("--std", nargs="+", default=STANDARDS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--headers-also", nargs="*", type=pathlib.Path, default=[],
                        help="further directories of headers of the model")
    options = parser.parse_args()

    programs = [Program(p) for p in sorted(HERE.glob("*/*.cpp"))]
    algorithms, missing = uncalled(programs)
    if options.headers:
        programs = [p for p in programs if p.header in options.headers or p.name in options.headers]
    if not programs:
        sys.exit("no such conformance program")

    real, model = Library("libstdc++"), Model(MODEL / "include", options.headers_also)
    for compiler in options.compiler:
        model.objects(compiler)
    runs = [(p, c, s) for p in programs for c in options.compiler for s in options.std if s in p.standards]
    table = {}
    problems = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        pending = [(key, pool.submit(compare, key[0], real, model, key[1], key[2])) for key in runs]
        for (program, compiler, standard), future in pending:
            count, problem = future.result()
            row = table.setdefault(program.header, {"programs": set(), "runs": 0, "agree": 0, "assertions": {}})
            row["programs"].add(program.name)
            row["runs"] += 1
            row["agree"] += problem is None
            row["assertions"][program.name] = max(row["assertions"].get(program.name, 0), count)
            if problem:
                problems.append(f"{program.name} with {compiler}, C++{standard}: {problem}")

    print(f"{'header':20} {'programs':>8} {'assertions':>10} {'runs':>6} {'agreement':>10}")
    for header, row in sorted(table.items()):
        agreement = 100 * row["agree"] / row["runs"]
        print(f"{header:20} {len(row['programs']):8} {sum(row['assertions'].values()):10} {row['runs']:6} {agreement:9.1f}%")
    total = sum(row["runs"] for row in table.values())
    agree = sum(row["agree"] for row in table.values())
    print(f"{'in all':20} {sum(len(r['programs']) for r in table.values()):8} "
          f"{sum(sum(r['assertions'].values()) for r in table.values()):10} {total:6} {100 * agree / total:9.1f}%")
    print(f"{algorithms - len(missing)} of {algorithms} algorithms are called {' '.join(['but not', *missing] if missing else [])}")
    for problem in problems:
        print(f"\n{problem}")
    sys.exit(1 if problems or missing else 0)


if __name__ == "__main__":
    main()
