#!/usr/bin/env python3
"""Builds every conformance program against the real Qt 5, the real Qt 6 and the model as either, runs them, and
compares what they print and how they exit.

    om-qt/conformance/run.py [class...] [--qt 5 6] [--compiler g++ clang++-19] [--std 11 17 20] [--jobs N]

A program names in its first lines what it is for; without that, everything is tried:

    // standards: 17 20
    // qt: 5
    // modules: Core Gui

and says `// model only` when it breaks preconditions, which only the model survives. Real Qt comes with the system's
libstdc++, the model of Qt with the model of the standard library. Everything else is om-stl/conformance/run.py's.
"""

import argparse
import concurrent.futures
import functools
import importlib.util
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent
ROOT = MODEL.parent

specification = importlib.util.spec_from_file_location("stl", ROOT / "om-stl" / "conformance" / "run.py")
stl = importlib.util.module_from_spec(specification)
specification.loader.exec_module(stl)

# The dialects that each version is tried with.
STANDARDS = {"5": ["11", "14", "17", "20"], "6": ["17", "20"]}
REAL = pathlib.Path("/usr/include/x86_64-linux-gnu")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Messages of qDebug() and the like go to the standard error, whatever the terminal.
os.environ.setdefault("QT_LOGGING_TO_CONSOLE", "1")


class Program(stl.Program):
    def __init__(self, path):
        super().__init__(path)
        named = re.search(r"^// qt:(.*)$", self.text, re.M)
        self.versions = named.group(1).split() if named else list(STANDARDS)
        named = re.search(r"^// modules:(.*)$", self.text, re.M)
        self.modules = named.group(1).split() if named else ["Core"]


class RealQt(stl.Library):
    def __init__(self, version, modules):
        super().__init__(f"Qt {version} {' '.join(modules)}")
        self.version = version
        self.modules = modules

    def flags(self, compiler):
        root = REAL / f"qt{self.version}"
        return ["-fPIC", "-isystem", str(root), *(f for m in self.modules for f in ("-isystem", str(root / f"Qt{m}")))]

    def link(self, compiler):
        return [f"-lQt{self.version}{m}" for m in self.modules]


class ModelQt(stl.Model):
    def __init__(self, version):
        super().__init__(ROOT / "om-stl" / "include", [])
        self.name = f"model of Qt {version}"
        self.version = version
        include = MODEL / "include"
        self.qt = [include, *sorted(d for d in include.iterdir() if d.is_dir() and d.name.startswith("Qt"))]
        self.directories = (*self.qt, self.headers)

    def flags(self, compiler):
        # The runtime of om-stl is compiled with these, too, and does not mind.
        return ["-nostdinc++", f"-DOM_QT_MAJOR={self.version}",
                *(f for d in self.directories for f in ("-isystem", str(d)))]

    def link(self, compiler):
        return [*self.qt_objects(compiler), *super().link(compiler)]

    def key(self, program, compiler):
        return stl.digest(super().key(program, compiler), *self.qt_objects(compiler))

    @functools.cache
    def qt_objects(self, compiler):
        objects = []
        for source in sorted((MODEL / "runtime").glob("*.cpp")):
            name = f"qt{self.version}-{source.stem}-{stl.digest(compiler, stl.source_digest(source, self.directories))}.o"
            target = stl.BUILD / "runtime" / name
            if not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                partial = target.with_suffix(f".{os.getpid()}.o")
                built = stl.run([compiler, "-g", "-O1", "-std=c++17", *self.flags(compiler), "-c", str(source), "-o", str(partial)])
                if built.returncode != 0:
                    sys.exit(f"the runtime does not compile: {source}\n{built.stderr}")
                partial.rename(target)
            objects.append(str(target))
        return objects


# Where moc of each version lies.
MOC = {"5": "/usr/lib/qt5/bin/moc", "6": "/usr/lib/qt6/libexec/moc"}


class WithMoc:
    """A library, for a program that includes the output of the real moc at its end."""

    def __init__(self, library, program, version):
        self.library = library
        self.name = library.name
        text = stl.digest(program.text, version)
        self.directory = stl.BUILD / "moc" / text
        output = self.directory / f"{program.path.stem}.moc"
        if not output.exists():
            self.directory.mkdir(parents=True, exist_ok=True)
            partial = output.with_suffix(f".{os.getpid()}.{id(self)}")
            made = stl.run([MOC[version], str(program.path), "-o", str(partial)])
            if made.returncode != 0:
                sys.exit(f"moc does not take {program.path}\n{made.stderr}")
            partial.rename(output)

    def key(self, program, compiler):
        return self.library.key(program, compiler)

    def flags(self, compiler):
        return ["-I", str(self.directory), *self.library.flags(compiler)]

    def link(self, compiler):
        return self.library.link(compiler)


def with_moc(library, program, version):
    return WithMoc(library, program, version) if f'"{program.path.stem}.moc"' in program.text else library


def failing(outcome):
    return " ".join([line for line in outcome[1].splitlines() if line.startswith("FAILED")][:5])


def compare(program, real, model, compiler, standard):
    """The assertions checked, and None or why real Qt and the model do not agree."""
    ours = stl.execute(program, model, compiler, standard)
    count, _ = stl.assertions(ours[1])
    if ours[0] == "does not compile":
        return 0, f"does not compile against the model:\n{ours[1][:2500]}"
    if program.model_only:
        return count, None if ours[0] == "exit 0" else f"{ours[0]}: {failing(ours) or ours[1][-300:] + ours[2][-600:]}"
    theirs = stl.execute(program, real, compiler, standard)
    if theirs[0] == "does not compile":
        return count, f"does not compile against real Qt:\n{theirs[1][:2500]}"
    if theirs[0] != "exit 0":
        return count, f"real Qt itself does not pass ({theirs[0]}): {failing(theirs)} {theirs[2][:500]}"
    if ours[:2] != theirs[:2]:
        difference = stl.first_difference(theirs[1], ours[1]).replace("libstdc++:", "real Qt:  ")
        return count, f"real Qt {theirs[0]}, model {ours[0]} {ours[2][:300]}\n    {difference}"
    return count, None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("classes", nargs="*", help="only these classes, or class/program")
    parser.add_argument("--qt", nargs="+", default=list(STANDARDS))
    parser.add_argument("--compiler", nargs="+", default=stl.COMPILERS)
    parser.add_argument("--std", nargs="+", default=["11", "14", "17", "20"])
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()

    programs = [Program(p) for p in sorted(HERE.glob("*/*.cpp"))]
    if options.classes:
        programs = [p for p in programs if p.header in options.classes or p.name in options.classes]
    if not programs:
        sys.exit("no such conformance program")
    models = {v: ModelQt(v) for v in options.qt}
    for model in models.values():
        for compiler in options.compiler:
            model.objects(compiler), model.qt_objects(compiler)

    runs = [(p, v, c, s) for p in programs for v in options.qt if v in p.versions for c in options.compiler
            for s in STANDARDS[v] if s in options.std and s in p.standards]
    table, problems = {}, []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        pending = [((p, v, c, s), pool.submit(compare, p, with_moc(RealQt(v, p.modules), p, v), with_moc(models[v], p, v), c, s))
                   for p, v, c, s in runs]
        for (program, version, compiler, standard), future in pending:
            count, problem = future.result()
            row = table.setdefault((program.header, version), {"runs": 0, "agree": 0, "assertions": {}})
            row["runs"] += 1
            row["agree"] += problem is None
            row["assertions"][program.name] = max(row["assertions"].get(program.name, 0), count)
            if problem:
                problems.append(f"{program.name} with {compiler}, C++{standard}, Qt {version}: {problem}")

    print(f"{'class':24} {'Qt':>2} {'programs':>8} {'assertions':>10} {'runs':>6} {'agreement':>10}")
    for (header, version), row in sorted(table.items()):
        print(f"{header:24} {version:>2} {len(row['assertions']):8} {sum(row['assertions'].values()):10} {row['runs']:6} "
              f"{100 * row['agree'] / row['runs']:9.1f}%")
    total = sum(row["runs"] for row in table.values())
    print(f"{'in all':27} {len(programs):8} {sum(sum(r['assertions'].values()) for r in table.values()):10} {total:6} "
          f"{100 * sum(r['agree'] for r in table.values()) / max(total, 1):9.1f}%")
    for problem in problems:
        print(f"\n{problem}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
