#!/usr/bin/env python3
"""Writes the tables behind QChar, QString and QTextBoundaryFinder: om-qt/runtime/unicode_*.cpp.

    om-qt/unicode/generate.py

The data is the Unicode Character Database 14.0 as Perl's Unicode::UCD gives it (perl 5.36); what 14.0 added is left out
of the tables for Qt 5, which has 13.0. Qt 6.4 has 14.0.

Two forms of tables. By pages: `pages[c >> 7]` is the number of a block of 128 values; equal blocks are kept once. By
runs: sorted first code points and a value for each run, searched by halving. Pages answer for a symbolic character with
two reads; runs are small, and for what few programs ask.
"""

import pathlib
import subprocess
import sys

RUNTIME = pathlib.Path(__file__).resolve().parent.parent / "runtime"
LIMIT = 0x110000
BLOCK = 128

# Every property as runs "first<TAB>value"; lists of code points are joined by spaces.
DUMP = r"""
use Unicode::UCD qw(prop_invmap);
die "Unicode 14.0.0 is needed" unless Unicode::UCD::UnicodeVersion() eq "14.0.0";
for my $p (@ARGV) {
    my ($list, $map, $format, $default) = prop_invmap($p);
    print "= $p $format $default\n";
    for my $i (0 .. $#$list) {
        my $v = $map->[$i];
        $v = join(" ", @$v) if ref $v;
        printf "%d\t%s\n", $list->[$i], $v;
    }
}
"""
PROPERTIES = ["Age", "General_Category", "Bidi_Class", "Canonical_Combining_Class", "Joining_Type", "Bidi_Mirroring_Glyph",
              "Bidi_Mirrored", "Decomposition_Mapping", "Decomposition_Type", "Numeric_Value", "Numeric_Type", "Script",
              "Simple_Uppercase_Mapping", "Simple_Lowercase_Mapping", "Simple_Titlecase_Mapping", "Simple_Case_Folding",
              "Uppercase_Mapping", "Lowercase_Mapping", "Full_Composition_Exclusion",
              "Grapheme_Cluster_Break", "Word_Break", "Sentence_Break", "Extended_Pictographic"]

CATEGORIES = "Mn Mc Me Nd Nl No Zs Zl Zp Cc Cf Cs Co Cn Lu Ll Lt Lm Lo Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So".split()
DIRECTIONS = "L R EN ES ET AN CS B S WS ON LRE LRO AL RLE RLO PDF NSM BN LRI RLI FSI PDI".split()
JOININGS = {"Non_Joining": 0, "C": 1, "D": 2, "R": 3, "L": 4, "T": 5}
TAGS = ("None Canonical Font Nobreak Initial Medial Final Isolated Circle Super Sub Vertical Wide Narrow Small Square "
        "Compat Fraction").split()
AGES = "Unassigned 1.1 2.0 2.1 3.0 3.1 3.2 4.0 4.1 5.0 5.1 5.2 6.0 6.1 6.2 6.3 7.0 8.0 9.0 10.0 11.0 12.0 12.1 13.0 14.0".split()
GRAPHEME = "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT".split()
WORD = ("Other CR LF Newline Extend ZWJ Format Regional_Indicator Katakana Hebrew_Letter ALetter Single_Quote Double_Quote "
        "MidNumLet MidLetter MidNum Numeric ExtendNumLet WSegSpace").split()
SENTENCE = "Other CR LF Sep Extend Format Sp Lower Upper OLetter Numeric ATerm SContinue STerm Close".split()


def load():
    done = subprocess.run(["perl", "-e", DUMP, *PROPERTIES], capture_output=True, text=True, check=True)
    data, form = {}, {}
    for line in done.stdout.splitlines():
        if line.startswith("= "):
            _, name, kind, default = line.split(" ", 3) if line.count(" ") >= 3 else (*line.split(" "), "")
            data[name], form[name] = [], kind
        else:
            first, value = line.split("\t", 1)
            data[name].append((int(first), value))
    return data, form


def spread(runs):
    """The value of every code point."""
    values = [None] * LIMIT
    for (first, value), (end, _) in zip(runs, [*runs[1:], (LIMIT, None)]):
        for c in range(first, min(end, LIMIT)):
            values[c] = value
    return values


def adjusted(runs):
    """Mappings that count up inside of a run: code point -> list of code points, without those that map to themselves."""
    result = {}
    for (first, value), (end, _) in zip(runs, [*runs[1:], (LIMIT, None)]):
        parts = value.split()
        if not parts or parts[0] == "0" or not parts[0].isdigit():
            continue
        for c in range(first, min(end, LIMIT)):
            mapped = [int(p) for p in parts]
            if len(mapped) == 1:
                mapped[0] += c - first
            if mapped != [c]:
                result[c] = mapped
    return result


class Source:
    def __init__(self, name, text):
        self.path = RUNTIME / name
        self.lines = [f"// {line}" for line in text.splitlines()]
        self.lines.append("// Written by om-qt/unicode/generate.py from the Unicode Character Database; not to be edited.")
        self.lines += ["#include <__omqt/unicode.h>", "", "OM_BEGIN_MODEL", "", "namespace __omqt {", ""]

    def add(self, *lines):
        self.lines += lines

    def array(self, kind, name, values):
        self.lines.append(f"static const {kind} {name}[] = {{")
        row = "   "
        for value in values:
            if len(row) + len(str(value)) + 2 > 120:
                self.lines.append(row)
                row = "   "
            row += f" {value},"
        self.lines += [row, "};"]

    def by_version(self, make):
        """What Qt 6 has, and what Qt 5 has where that differs."""
        keep, versions = self.lines, []
        for version in (14, 13):
            self.lines = []
            make(version)
            versions.append(self.lines)
        self.lines = keep
        if versions[0] == versions[1]:
            self.lines += versions[0]
        else:
            self.lines += ["#if OM_QT6", *versions[0], "#else", *versions[1], "#endif"]

    def pages(self, name, values):
        blocks, numbers = [], []
        for first in range(0, LIMIT, BLOCK):
            block = tuple(values[first:first + BLOCK])
            if block not in blocks:
                blocks.append(block)
            numbers.append(blocks.index(block))
        # Everything behind the last page that differs has the value of the last page.
        while len(numbers) > 1 and numbers[-1] == numbers[-2]:
            numbers.pop()
        assert len(blocks) <= 256 and all(0 <= v < 256 for block in blocks for v in block)
        self.array("unsigned char", f"{name}_pages", numbers)
        self.array("unsigned char", f"{name}_blocks", [v for block in blocks for v in block])
        self.add(f"static inline unsigned {name}_of(unsigned c) {{",
                 f"    const unsigned page = (c >> 7) < {len(numbers)}u ? c >> 7 : {len(numbers) - 1}u;",
                 f"    return {name}_blocks[{name}_pages[page] * 128u + (c & 127u)];", "}")

    def runs(self, name, values):
        starts, kinds = [], []
        for c in range(LIMIT):
            if not kinds or values[c] != kinds[-1]:
                starts.append(c)
                kinds.append(values[c])
        self.array("unsigned", f"{name}_starts", starts)
        self.array("unsigned char", f"{name}_kinds", kinds)
        self.add(f"static inline unsigned {name}_of(unsigned c) {{",
                 f"    return {name}_kinds[last_not_above({name}_starts, {len(starts)}u, c)];", "}")

    def write(self):
        self.lines += ["", "} // namespace __omqt", "", "OM_END_MODEL", ""]
        self.path.write_text("\n".join(self.lines))


def main():
    data, form = load()
    age = spread(data["Age"])
    age = [v.lstrip("V").replace("_", ".") if v else "Unassigned" for v in age]
    new = {c for c in range(LIMIT) if age[c] == "14.0"}

    def of(values, version, default):
        return values if version == 14 else [default if c in new else v for c, v in enumerate(values)]

    def since14(values, version, before):
        """What characters were that 14.0 changed."""
        return values if version == 14 else [before.get(c, v) for c, v in enumerate(values)]

    # Properties of code points without a character, where they have one of their own.
    category = [CATEGORIES.index(v) for v in spread(data["General_Category"])]
    bidi = [DIRECTIONS.index(v) for v in spread(data["Bidi_Class"])]
    combining = [int(v) for v in spread(data["Canonical_Combining_Class"])]

    out = Source("unicode_category.cpp", "The general category of characters (QChar::category()).")
    out.by_version(lambda v: out.pages("category", since14(
        of(category, v, CATEGORIES.index("Cn")), v, {0x1734: CATEGORIES.index("Mn")})))
    out.add("unsigned char unicode_category(unsigned c) noexcept { return static_cast<unsigned char>(category_of(c)); }")
    out.write()

    out = Source("unicode_case.cpp", "Case of single characters: what is added to get the other (QChar::toUpper() and its kind).")
    for name, source in (("upper", "Simple_Uppercase_Mapping"), ("lower", "Simple_Lowercase_Mapping"),
                         ("title", "Simple_Titlecase_Mapping"), ("fold", "Simple_Case_Folding")):
        mapped = adjusted(data[source])
        # Where the full mapping is several characters, Qt has no simple one.
        full = adjusted(data[source.replace("Simple_", "")]) if name in ("upper", "lower") else {}
        mapped = {c: to for c, to in mapped.items() if len(full.get(c, to)) == 1}

        def emit(version, name=name, mapped=mapped):
            deltas = [0] * LIMIT
            for c, to in mapped.items():
                if version == 14 or (c not in new and to[0] not in new):
                    deltas[c] = to[0] - c
            kinds = sorted(set(deltas), key=lambda d: (d != 0, d))
            out.array("int", f"{name}_deltas", kinds)
            out.pages(name, [kinds.index(d) for d in deltas])
        out.by_version(emit)
        out.add(f"unsigned unicode_{name}(unsigned c) noexcept {{",
                f"    return static_cast<unsigned>(static_cast<int>(c) + {name}_deltas[{name}_of(c)]);", "}")
    out.write()

    out = Source("unicode_special_case.cpp",
                 "Characters whose upper or lower case are several (QString::toUpper() and its kind).")
    out.add("struct special_case { unsigned c; unsigned short to[4]; };")
    for name, source in (("upper", "Uppercase_Mapping"), ("lower", "Lowercase_Mapping")):
        special = {c: to for c, to in adjusted(data[source]).items() if len(to) > 1}
        out.add(f"static const special_case special_{name}[] = {{")
        for c, to in sorted(special.items()):
            out.add(f"    {{{c}, {{{', '.join(str(t) for t in [*to, 0, 0, 0, 0][:4])}}}}},")
        out.add("};", f"const unsigned short *unicode_special_{name}(unsigned c) noexcept {{",
                f"    unsigned low = 0, high = {len(special)};",
                "    while (low < high) {", "        const unsigned middle = (low + high) / 2;",
                f"        if (special_{name}[middle].c == c)", f"            return special_{name}[middle].to;",
                f"        if (special_{name}[middle].c < c)", "            low = middle + 1;", "        else",
                "            high = middle;", "    }", "    return nullptr;", "}")
    out.write()

    out = Source("unicode_properties.cpp", "The other properties of single characters that QChar has.")
    out.by_version(lambda v: out.runs("direction", since14(
        directions(bidi, lambda c: age[c] != "Unassigned" and (v == 14 or c not in new)), v, {0x1734: DIRECTIONS.index("NSM")})))
    out.add("unsigned char unicode_direction(unsigned c) noexcept { return static_cast<unsigned char>(direction_of(c)); }")
    joining = [JOININGS[v] for v in spread(data["Joining_Type"])]
    out.by_version(lambda v: out.runs("joining", since14(of(joining, v, 0), v, {0x1734: 5})))
    out.add("unsigned char unicode_joining(unsigned c) noexcept { return static_cast<unsigned char>(joining_of(c)); }")
    glyphs = {c: [int(v)] for c, v in enumerate(spread(data["Bidi_Mirroring_Glyph"])) if v}
    # Qt calls mirrored what has a mirrored character.
    out.by_version(lambda v: out.array("unsigned short", "mirror_pairs",
                                       [x for c, to in sorted(glyphs.items()) if v == 14 or c not in new for x in (c, to[0])]))
    out.add("unsigned unicode_mirror(unsigned c) noexcept {",
            "    for (unsigned i = 0; i < sizeof mirror_pairs / sizeof *mirror_pairs; i += 2)",
            "        if (mirror_pairs[i] == c)", "            return mirror_pairs[i + 1];", "    return c;", "}",
            "bool unicode_mirrored(unsigned c) noexcept { return unicode_mirror(c) != c; }")
    types = spread(data["Numeric_Type"])
    digits = [int(float(n)) if t in ("De", "Decimal", "Di", "Digit") else 255 for t, n in
              zip(types, (n if n and n != "NaN" else "0" for n in numbers_of(data["Numeric_Value"])))]
    out.by_version(lambda v: out.runs("digit", of(digits, v, 255)))
    out.add("int unicode_digit(unsigned c) noexcept {", "    const unsigned value = digit_of(c);",
            "    return value == 255 ? -1 : static_cast<int>(value);", "}")
    ages = [AGES.index(v) for v in age]
    out.by_version(lambda v: out.runs("age", of(ages, v, 0)))
    out.add("unsigned char unicode_age(unsigned c) noexcept { return static_cast<unsigned char>(age_of(c)); }")
    scripts = (RUNTIME.parent / "unicode" / "scripts.txt").read_text().split()
    script = [scripts.index(v.replace("_", "").lower()) for v in spread(data["Script"])]
    out.by_version(lambda v: out.runs("script", since14(of(script, v, 0), v, {0x16fe2: 2, 0x16fe3: 2})))
    out.add("unsigned char unicode_script(unsigned c) noexcept { return static_cast<unsigned char>(script_of(c)); }")
    out.write()

    normal(data, new, combining)
    breaks(data, new)


def numbers_of(runs):
    """Numeric values count up inside of a run."""
    values = ["NaN"] * LIMIT
    for (first, value), (end, _) in zip(runs, [*runs[1:], (LIMIT, None)]):
        for c in range(first, min(end, LIMIT)):
            values[c] = value if not value.isdigit() else str(int(value) + c - first)
            if "/" in value:
                values[c] = "0"
    return values


# The directions that Qt gives to code points without a character, and to nobody else.
RIGHT_TO_LEFT = ((0x590, 0x5ff), (0x7c0, 0x89f), (0xfb1d, 0xfb4f), (0x10800, 0x10fff), (0x1e800, 0x1efff))
ARABIC = ((0x600, 0x7bf), (0x8a0, 0x8ff), (0xfb50, 0xfdff), (0xfe70, 0xfeff), (0x1ee00, 0x1eeff))
CURRENCY = ((0x20a0, 0x20cf),)


def directions(bidi, assigned):
    values = list(bidi)
    for c in range(LIMIT):
        if not assigned(c) and bidi[c] != DIRECTIONS.index("BN"):
            values[c] = DIRECTIONS.index(
                "AL" if any(a <= c <= b for a, b in ARABIC) else "R" if any(a <= c <= b for a, b in RIGHT_TO_LEFT)
                else "ET" if any(a <= c <= b for a, b in CURRENCY) else "L")
    return values


def normal(data, new, combining):
    out = Source("unicode_normal.cpp", "Combining classes, decompositions and compositions (QString::normalized(), QChar::decomposition()).")

    def classes(version):
        out.runs("combining", combining if version == 14 else [0 if c in new else v for c, v in enumerate(combining)])
    out.by_version(classes)
    out.add("unsigned char unicode_combining(unsigned c) noexcept { return static_cast<unsigned char>(combining_of(c)); }")
    types = spread(data["Decomposition_Type"])
    mapping = {}
    for (first, value), (end, _) in zip(data["Decomposition_Mapping"], [*data["Decomposition_Mapping"][1:], (LIMIT, "")]):
        if not value or value == "0" or value.startswith("<"):
            continue
        for c in range(first, min(end, LIMIT)):
            parts = [int(p) for p in value.split()]
            if len(parts) == 1:
                parts[0] += c - first
            mapping[c] = (types[c].capitalize(), parts)

    def decompositions(version):
        starts, places, pool = [], [], []
        for c, (tag, parts) in sorted(mapping.items()):
            if version != 14 and (c in new or any(p in new for p in parts)):
                continue
            units = [u for p in parts for u in ([p] if p < 0x10000 else [0xd7c0 + (p >> 10), 0xdc00 + (p & 0x3ff)])]
            starts.append(c)
            places.append(len(pool))
            pool += [TAGS.index(tag) << 8 | len(units), *units]
        out.array("unsigned", "decomposed", starts)
        out.array("unsigned short", "decomposed_place", places)
        out.array("unsigned short", "decompositions", pool)
        out.add("const unsigned short *unicode_decomposition(unsigned c) noexcept {",
                f"    const unsigned i = last_not_above(decomposed, {len(starts)}u, c);",
                "    return decomposed[i] == c ? decompositions + decomposed_place[i] : nullptr;", "}")
    out.by_version(decompositions)
    excluded = spread(data["Full_Composition_Exclusion"])

    def compositions(version):
        pairs = []
        for c, (tag, parts) in mapping.items():
            if tag == "Canonical" and len(parts) == 2 and excluded[c] in ("N", "0", "", None):
                if version == 14 or (c not in new and not any(p in new for p in parts)):
                    pairs.append((parts[0], parts[1], c))
        pairs.sort()
        out.add("struct composition { unsigned first, second, composed; };", "static const composition compositions[] = {")
        for a, b, c in pairs:
            out.add(f"    {{{a}, {b}, {c}}},")
        out.add("};", "unsigned unicode_composition(unsigned first, unsigned second) noexcept {",
                f"    unsigned low = 0, high = {len(pairs)};", "    while (low < high) {",
                "        const unsigned middle = (low + high) / 2;", "        const composition &at = compositions[middle];",
                "        if (at.first == first && at.second == second)", "            return at.composed;",
                "        if (at.first < first || (at.first == first && at.second < second))",
                "            low = middle + 1;", "        else", "            high = middle;", "    }", "    return 0;", "}")
    out.by_version(compositions)
    out.write()


def breaks(data, new):
    out = Source("unicode_breaks.cpp", "Where graphemes, words and sentences may end (QTextBoundaryFinder, UAX #29).")
    # Perl tells pictographs apart, and tailors spaces.
    other = {"ExtPict_XX": "Other", "ExtPict_LE": "ALetter", "Perl_Tailored_HSpace": "WSegSpace"}
    for name, source, kinds in (("grapheme", "Grapheme_Cluster_Break", GRAPHEME), ("word", "Word_Break", WORD),
                                ("sentence", "Sentence_Break", SENTENCE)):
        values = [kinds.index(other.get(v, v)) for v in spread(data[source])]
        out.by_version(lambda version, values=values, name=name: out.runs(
            name, values if version == 14 else [0 if c in new else v for c, v in enumerate(values)]))
        out.add(f"unsigned char unicode_{name}(unsigned c) noexcept {{ return static_cast<unsigned char>({name}_of(c)); }}")
    pictures = [int(v in ("Y", "1")) for v in spread(data["Extended_Pictographic"])]
    out.runs("picture", pictures)
    out.add("bool unicode_picture(unsigned c) noexcept { return picture_of(c) != 0; }")
    out.write()


if __name__ == "__main__":
    sys.exit(main())
