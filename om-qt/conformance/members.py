#!/usr/bin/env python3
"""Lists the public members of classes of the installed Qt that the model's classes do not have.

    om-qt/conformance/members.py [class...] [--qt 5 6]

The names come from clang's syntax tree of the real headers; the model is asked for each of them by a using-declaration in
a derived class, so that inherited members count. Names that Qt keeps for itself are left out.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

MODEL = pathlib.Path(__file__).resolve().parent.parent
REAL = pathlib.Path("/usr/include/x86_64-linux-gnu")
CLANG = "clang++-19"

# Classes of tier 1, and what a template is instantiated with.
CLASSES = {
    "QList": "<int>", "QVector": "<int>", "QLinkedList": "<int>", "QStack": "<int>", "QQueue": "<int>", "QSet": "<int>",
    "QMap": "<int, int>", "QMultiMap": "<int, int>", "QHash": "<int, int>", "QMultiHash": "<int, int>",
    "QVarLengthArray": "<int>", "QCache": "<int, int>", "QContiguousCache": "<int>", "QBitArray": "", "QString": "",
    "QStringView": "", "QStringRef": "", "QLatin1String": "", "QAnyStringView": "", "QChar": "", "QByteArray": "",
    "QByteArrayView": "", "QTextBoundaryFinder": "", "QRegularExpression": "", "QRegularExpressionMatch": "", "QObject": "",
    "QMetaObject": "", "QMetaMethod": "", "QMetaEnum": "", "QMetaProperty": "", "QMetaType": "", "QEvent": "",
    "QTimerEvent": "", "QChildEvent": "", "QCoreApplication": "", "QEventLoop": "", "QTimer": "", "QBasicTimer": "",
    "QElapsedTimer": "", "QDeadlineTimer": "", "QTime": "", "QDate": "", "QDateTime": "", "QSharedPointer": "<int>",
    "QWeakPointer": "<int>", "QScopedPointer": "<int>", "QScopedArrayPointer": "<int>", "QPointer": "<QObject>",
    "QSharedDataPointer": "<QSharedData>", "QExplicitlySharedDataPointer": "<QSharedData>", "QVariant": "", "QPoint": "",
    "QPointF": "", "QSize": "", "QSizeF": "", "QRect": "", "QRectF": "", "QLine": "", "QLineF": "", "QMargins": "",
    "QMarginsF": "", "QUuid": "", "QDebug": "", "QLoggingCategory": "", "QMessageLogger": "", "QSignalBlocker": "",
}
PRIVATE = re.compile(r"^(d|d_ptr|qt_|_q_|operator |Private|DataPtr|data_ptr|f_|Handler|detach_helper|is[A-Z]\w*Impl$|"
                     r"tr$|trUtf8$|staticMetaObject$|metaObject$|static_metacall$|~)")


def run(arguments):
    return subprocess.run(arguments, capture_output=True, text=True)


def headers(name):
    return [f"#include <{name}>"] + (["#include <QSharedData>"] if "Shared" in name else []) + ["#include <QObject>"]


def real_members(name, version, directory):
    source = directory / "real.cpp"
    source.write_text("\n".join(headers(name)))
    root = REAL / f"qt{version}"
    dumped = run([CLANG, "-std=c++17", "-fsyntax-only", "-fPIC", "-w", "-isystem", str(root), "-isystem", str(root / "QtCore"),
                  "-Xclang", "-ast-dump=json", "-Xclang", f"-ast-dump-filter={name}", str(source)])
    found, decoder, text, at = set(), json.JSONDecoder(), dumped.stdout, 0
    while (at := text.find("{", at)) >= 0:
        node, at = decoder.raw_decode(text, at)
        if node.get("kind") == "ClassTemplateDecl":
            node = next((one for one in node.get("inner", []) if one.get("kind") == "CXXRecordDecl"), node)
        if node.get("kind") != "CXXRecordDecl" or node.get("name") != name or not node.get("completeDefinition"):
            continue
        access = "public" if node.get("tagUsed") == "struct" else "private"
        for member in node.get("inner", []):
            if member["kind"] == "AccessSpecDecl":
                access = member["access"]
            elif access == "public" and not member.get("isImplicit") and not member.get("explicitlyDeleted") and (
                    member["kind"] in ("CXXMethodDecl", "FunctionTemplateDecl", "TypedefDecl", "TypeAliasDecl", "EnumDecl")):
                names = [member.get("name", "")]
                if member["kind"] == "EnumDecl" and not member.get("scopedEnumTag"):
                    names += [one["name"] for one in member.get("inner", []) if one["kind"] == "EnumConstantDecl"]
                found.update(n for n in names if n and n != name and not PRIVATE.match(n))
    return found


def missing(name, version, names, directory):
    source = directory / "model.cpp"
    whole = name + CLASSES.get(name, "")
    lines = [*headers(name), f"typedef {whole} asked;", "struct derived : asked {", *(f"using asked::{n};" for n in sorted(names)), "};"]
    source.write_text("\n".join(lines))
    include = MODEL / "include"
    tried = run([CLANG, "-std=c++17", "-fsyntax-only", "-w", "-ferror-limit=0", "-nostdinc++", f"-DOM_QT_MAJOR={version}",
                 "-isystem", str(include), "-isystem", str(include / "QtCore"), "-isystem",
                 str(MODEL.parent / "om-stl" / "include"), str(source)])
    if "file not found" in tried.stderr:
        return ["(the whole class)"]
    return sorted(set(re.findall(r"no member named '(\w+)'", tried.stderr)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("classes", nargs="*", default=[])
    parser.add_argument("--qt", nargs="+", default=["5", "6"])
    options = parser.parse_args()
    total = 0
    with tempfile.TemporaryDirectory() as made:
        directory = pathlib.Path(made)
        for name in options.classes or CLASSES:
            for version in options.qt:
                names = real_members(name, version, directory)
                absent = missing(name, version, names, directory) if names else []
                total += len(absent)
                print(f"{name:30} {version} {len(names):4} names, missing {len(absent):3}: {' '.join(absent)}", flush=True)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
