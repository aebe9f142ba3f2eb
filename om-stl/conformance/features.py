#!/usr/bin/env python3
"""Which parts of the library a header says are there: feature-test macros [version.syn], for each public header
and each dialect, with the system's libstdc++ and with the models.

    om-stl/conformance/features.py check    fails where the models define less or something else
    om-stl/conformance/features.py write    writes include/__om/features/ from what libstdc++ defines

A program asks for them with #if, so a difference would verify another program than the one that is built. What a
later libstdc++ adds, the header that owns it defines itself; `LATER` lists it.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent / "include"
FEATURES = INCLUDE / "__om" / "features"
STANDARDS = {"98": "98", "11": "11", "14": "14", "17": "17", "20": "20", "23": "2b"}
RELEASE = 12

# What the models have and this release of libstdc++ does not.
LATER = {
    "__cpp_lib_flat_map", "__cpp_lib_flat_set", "__cpp_lib_format", "__cpp_lib_forward_like", "__cpp_lib_generator",
    "__cpp_lib_mdspan", "__cpp_lib_print",
}

# What published code asks of libstdc++ besides.
OWN = re.compile(r"__cpp_lib_\w+|__GLIBCXX__|_GLIBCXX_RELEASE|_GLIBCXX_HOSTED|_GLIBCXX_USE_CXX11_ABI|"
                 r"_GLIBCXX_USE_DUAL_ABI|_GLIBCXX_HAS_GTHREADS|_GLIBCXX_HAVE_TLS|"
                 r"_GLIBCXX_USE_WCHAR_T|_GLIBCXX_USE_LONG_LONG|_GLIBCXX_USE_NANOSLEEP|_GLIBCXX_USE_SCHED_YIELD|"
                 r"_GLIBCXX_USE_CLOCK_MONOTONIC|_GLIBCXX_USE_CLOCK_REALTIME|_GLIBCXX_USE_C99|"
                 r"_GLIBCXX_USE_C99_(?:COMPLEX|CTYPE|MATH|STDINT_TR1|STDIO|STDLIB|WCHAR)")


def find_clang():
    names = ["clang++"] + [f"clang++-{version}" for version in range(22, 14, -1)]
    paths = [shutil.which(name) for name in names]
    paths += [f"/usr/lib/llvm-{version}/bin/clang++" for version in range(22, 14, -1)]
    return next(path for path in paths if path and os.path.exists(path))


CLANG = find_clang()


def macros(flags, header, standard):
    """The macros that the header defines; none where it does not compile."""
    command = [CLANG, f"-std=gnu++{STANDARDS[standard]}", "-w", *flags, "-dM", "-E", "-x", "c++", "-"]
    done = subprocess.run(command, input=f"#include <{header}>\n", capture_output=True, text=True)
    if done.returncode != 0:
        return {}
    defined = re.findall(r"^#define (\w+) ?(.*)$", done.stdout, re.M)
    # A macro that stands for another one of libstdc++'s is on.
    return {name: "1" if value.startswith("_GLIBCXX") else value for name, value in defined if OWN.fullmatch(name)}


def real(header, standard):
    return macros([], header, standard)


def model(header, standard):
    return macros(["-nostdinc++", "-isystem", str(INCLUDE), "-D__VERIFY__=1"], header, standard)


def all_of(library, headers):
    pairs = [(header, standard) for header in headers for standard in STANDARDS]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(pairs, pool.map(lambda pair: library(*pair), pairs)))


def public_headers():
    """Those that both libraries have; those of C are the C library's own."""
    ours = sorted(path.name for path in INCLUDE.iterdir() if path.is_file() and not path.name.endswith(".h"))
    exists = lambda name: subprocess.run([CLANG, "-E", "-x", "c++", "-"], capture_output=True, text=True,
                                         input=f"#if !__has_include(<{name}>)\n#error\n#endif\n").returncode == 0
    return [name for name in ours if exists(name)]


def condition(standards):
    """The dialects, as config.h names them."""
    names = list(STANDARDS)
    first, last = names.index(standards[0]), names.index(standards[-1])
    assert standards == names[first:last + 1], standards
    least = [f"OM_CXX{standards[0]}"] if first > 0 else []
    most = [f"!OM_CXX{names[last + 1]}"] if last + 1 < len(names) else []
    return " && ".join(least + most)


def several_values(found):
    """The macros that differ between headers within one dialect: the greatest holds."""
    values = {}
    for (_, standard), macros in found.items():
        for name, value in macros.items():
            values.setdefault((name, standard), set()).add(value)
    return {name for (name, _), some in values.items() if len(some) > 1}


def define(name, value, differs):
    if not differs:
        return [f"#define {name} {value}"]
    return [f"#if !defined({name}) || {name} < {value}", f"#undef {name}", f"#define {name} {value}", "#endif"]


def write(headers):
    found = all_of(real, headers)
    FEATURES.mkdir(exist_ok=True)
    different = several_values(found)
    for header in headers:
        values = {}
        for standard in STANDARDS:
            for name, value in found[header, standard].items():
                if name.startswith("__cpp_lib"):
                    values.setdefault((name, value), []).append(standard)
        groups = {}
        for (name, value), standards in sorted(values.items()):
            groups.setdefault(condition(standards), []).extend(define(name, value, name in different))
        lines = [f"// What <{header}> says of the library [version.syn]: written by conformance/features.py.", "",
                 "#include <__om/config.h>", ""]
        for guard, defines in sorted(groups.items(), key=lambda group: (len(group[0]), group[0])):
            lines += [f"#if {guard}", *defines, "#endif"] if guard else defines
        path = FEATURES / f"{header}.h"
        if groups:
            path.write_text("\n".join(lines) + "\n")
        elif path.exists():
            path.unlink()


def check(headers):
    ours, theirs = all_of(model, headers), all_of(real, headers)
    # A header of the models may include another one that libstdc++'s does not.
    values = {}
    for (_, standard), macros in theirs.items():
        for name, value in macros.items():
            values.setdefault((standard, name), set()).add(value)
    wrong = 0
    for pair, expected in theirs.items():
        for name in sorted(set(expected) | set(ours[pair]) - LATER) if expected else []:
            want, got = expected.get(name), ours[pair].get(name)
            known = values.get((pair[1], name), set())
            if got not in known or (want is not None and got < want):
                wrong += 1
                print(f"<{pair[0]}> in C++{pair[1]}: {name} is {got}, libstdc++ has {want}")
    print(f"{len(theirs)} headers and dialects compared, {wrong} differences")
    return wrong == 0


def main():
    release = subprocess.run([CLANG, "-dM", "-E", "-x", "c++", "-"], input="#include <version>\n",
                             capture_output=True, text=True).stdout
    found = re.search(r"_GLIBCXX_RELEASE (\d+)", release)
    if not found or int(found.group(1)) != RELEASE:
        print(f"the macros are those of libstdc++ {RELEASE}, and another is installed")
        return
    headers = public_headers()
    if sys.argv[1:] == ["write"]:
        write(headers)
    elif sys.argv[1:] != ["check"] or not check(headers):
        sys.exit(1)


if __name__ == "__main__":
    main()
