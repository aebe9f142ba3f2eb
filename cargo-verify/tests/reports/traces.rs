//! The way to a violation, as people read it.

use super::program::Program;

#[test]
fn objects_are_shown_by_their_dynamic_types() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Shape {\n    int id = 1;\n    virtual int area() const { return 0; }\n};\n\
          struct Circle : Shape {\n    int radius = 2;\n    int area() const override { return 3 * radius * radius; }\n};\n\
          int inverse(const Shape &shape) {\n    int area = shape.area();\n    return 12 / (area - 12);\n}\n\
          int main() {\n    Circle circle;\n    Shape *shape = &circle;\n    return inverse(*shape);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    assert!(
        printed.contains("`inverse` is called with shape = Circle {id = 1}"),
        "{printed}"
    );
    assert!(printed.contains("`Circle::area` is called"), "{printed}");
    assert!(printed.contains("shape = &circle\n"), "{printed}");
    assert!(!printed.contains("_vptr"), "{printed}");
}

#[test]
fn branches_of_checks_are_none_of_the_program() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Base {\n    virtual int half(int n) { return n / 2; }\n    virtual ~Base() {}\n};\n\
          int nondet_int();\n\
          int main() {\n    Base base;\n    Base &shape = base;\n    int table[4] = {1, 2, 3, 4};\n    int n = nondet_int();\n    \
          if (n < 0 || n > 3)\n        return 0;\n    return 10 / (shape.half(table[n]) - 1);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    assert!(printed.contains("division by zero"), "{printed}");
    let decided: Vec<&str> = printed
        .lines()
        .filter(|line| line.contains("the condition"))
        .collect();
    assert!(!decided.is_empty(), "{printed}");
    assert!(
        decided.iter().all(|line| line.contains("a.cpp:11")),
        "only one line has a condition: {printed}"
    );
}

/// The lines of the excerpt that say something, without the source and the frame.
fn marks(printed: &str) -> Vec<&str> {
    printed
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("| "))
        .map(str::trim_start)
        .filter(|line| line.starts_with(['-', '^']))
        .collect()
}

#[test]
fn an_invalidated_iterator_is_told_from_its_beginning_to_its_end() {
    let program = Program::new(&[
        (
            "a.cpp",
            b"#include <deque>\nstatic void grow(std::deque<int> &d) { d.push_front(1); }\n\
              int main() {\n    std::deque<int> d{1, 2, 3};\n    auto at = d.begin() + 1;\n    grow(d);\n    \
              d.push_back(3);\n    d.erase(at);\n    return 0;\n}\n",
        ),
        (
            "b.cpp",
            b"#include <map>\nint main() {\n    std::map<int, int> m{{1, 2}, {3, 4}};\n    auto it = m.begin();\n    \
              m.erase(1);\n    return it->second;\n}\n",
        ),
        (
            "c.cpp",
            b"#include <vector>\nint main() {\n    std::vector<int> v{1, 2, 3};\n    int sum = 0;\n    \
              for (int x : v) {\n        if (x == 2)\n            v.push_back(x);\n        sum += x;\n    }\n    \
              return sum;\n}\n",
        ),
        (
            "d.cpp",
            b"#include <string>\nint main() {\n    std::string s(\"abc\");\n    auto it = s.begin();\n    \
              s.erase(0, 1);\n    return *it;\n}\n",
        ),
        (
            "e.cpp",
            b"#include <vector>\nint main() {\n    std::vector<int> v{1, 2, 3};\n    int &last = v[2];\n    \
              v.erase(v.begin());\n    return last;\n}\n",
        ),
    ]);
    for changed in ["d.cpp", "e.cpp"] {
        let printed = program.printed(&[changed]);
        let mark = "----- invalidated here";
        assert!(marks(&printed).contains(&mark), "{printed}");
    }
    let printed = program.printed(&["a.cpp"]);
    assert_eq!(
        marks(&printed)[..2],
        ["---------- invalidated here", "- iterator obtained here"],
        "{printed}"
    );
    let printed = program.printed(&["b.cpp"]);
    assert_eq!(
        marks(&printed)[..2],
        [
            "----- iterator obtained here",
            "----- its element was erased here"
        ],
        "{printed}"
    );
    let printed = program.printed(&["c.cpp"]);
    assert!(printed.contains("--------- invalidated here"), "{printed}");
}

#[test]
fn the_library_is_shown_by_what_it_holds_and_points_to() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <array>\n#include <deque>\n#include <functional>\n#include <map>\n#include <optional>\n\
          #include <stack>\n#include <string_view>\n#include <vector>\n\
          static std::string_view half(std::string_view all) { return all.substr(0, all.size() / 2); }\n\
          int main() {\n    std::vector<int> v{1, 2, 3};\n    auto second = v.begin() + 1;\n    auto last = v.end();\n    \
          std::map<int, int> m{{1, 2}};\n    auto found = m.find(1);\n    auto none = m.find(7);\n    \
          std::deque<int> d{4, 5};\n    auto front = d.begin();\n    std::stack<int> s;\n    s.push(6);\n    \
          std::optional<int> o;\n    std::optional<int> p = 8;\n    std::array<int, 2> a{9, 10};\n    \
          std::string_view view = half(\"textex\");\n    \
          a.fill(11);\n    std::function<int()> f = [] { return 1; };\n    \
          int zero = *second - 2 + (last - v.end()) + (found == none) + (front - d.begin()) + o.value_or(0) + int(view.size() - 3);\n    \
          return f() / zero;\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full", "--", "-std=c++17"]);
    for line in [
        "v = {1, 2, 3}",
        "m = {1: 2}",
        "second = &v[1]",
        "last = v.end()",
        "found = m.find(1)",
        "none = m.end()",
        "d = {4, 5}",
        "front = &d[0]",
        "s = {6}",
        "o = nullopt",
        "p = 8",
        "a = {11, 11}",
        "view = \"tex\"",
        "zero = 0",
    ] {
        assert!(printed.contains(line), "{line} in\n{printed}");
    }
    assert!(
        !printed.contains("__") && !printed.contains("_M_"),
        "{printed}"
    );
    assert!(!printed.contains("no enumerator"), "{printed}");
}

#[test]
fn inputs_are_small_and_only_those_that_matter_are_listed() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Point { int x; int y; };\nstruct Box { Point min; Point max; };\n\
          extern \"C\" int width(Box box, const int *scale, int unused) {\n    if (box.min.x < -300 && box.max.x > 4320)\n        \
          __builtin_unreachable();\n    return *scale;\n}\n\
          extern \"C\" double ratio(double a, double b) {\n    if (a > 0.25) __builtin_unreachable();\n    return b;\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--function", "width"]);
    let inputs: Vec<&str> = printed
        .lines()
        .map(str::trim)
        .skip_while(|line| !line.ends_with("it happens with these inputs:"))
        .skip(1)
        .take_while(|line| !line.starts_with('='))
        .collect();
    assert_eq!(
        inputs,
        [
            "box.min.x = -301   (int, argument of `width`)",
            "box.max.x = 4321   (int, argument of `width`)",
            "4 other inputs may have any value"
        ],
        "{printed}"
    );
    let printed = program.printed(&["a.cpp", "--function", "ratio"]);
    assert!(
        printed.contains("a = 1.0   (double, argument of `ratio`)"),
        "{printed}"
    );
}

#[test]
fn a_condition_is_told_with_what_it_looks_at() {
    let program = Program::new(&[(
        "a.cpp",
        b"int find(const int *a, int n, int x) { for (int i = 0; i < n; i++) if (a[i] == x) return i; return -1; }\n\
          int main() {\n    int a[3] = {1, 4, 9};\n    int *copy = new int(find(a, 3, 9));\n    int at = *copy;\n    \
          delete copy;\n    return 1 / (at - 2);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    let last = printed
        .lines()
        .rfind(|line| line.contains("the condition"))
        .unwrap_or_default();
    assert!(
        last.ends_with("the condition holds with i = 2, a[2] = 9, x = 9"),
        "{printed}"
    );
    assert!(printed.contains("`find` returns 2"), "{printed}");
}

#[test]
fn objects_that_are_passed_by_their_address_are_shown_themselves() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <memory>\n#include <string>\nunion Word { int i; float f; };\nstruct Flags { unsigned a : 3; int b : 5; };\n\
          int divide(std::shared_ptr<int> by, std::string name, Word word, Flags flags) {\n    \
          return (word.i + flags.a + (int)name.size()) / *by;\n}\n\
          int main() {\n    Word word;\n    word.i = 7;\n    Flags flags{5, -3};\n    \
          return divide(std::make_shared<int>(0), \"ann\", word, flags);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    let call = printed
        .lines()
        .find(|line| line.contains("`divide` is called with"))
        .unwrap_or_default();
    for argument in ["by = &0", "name = \"ann\"", "word.i = 7"] {
        assert!(call.contains(argument), "{argument} in\n{printed}");
    }
    assert!(printed.contains("flags = {a = 5, b = -3}"), "{printed}");
}

#[test]
fn iterators_of_nodes_are_told_by_their_containers() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <forward_list>\n#include <list>\n#include <map>\n#include <string>\n#include <unordered_set>\n\
          struct Shop { std::map<std::string, int> prices; };\n\
          int main() {\n    Shop shop;\n    shop.prices[\"pear\"] = 4;\n    auto pear = shop.prices.find(\"pear\");\n    \
          std::list<int> l{1, 2, 3};\n    auto third = l.begin();\n    ++third;\n    ++third;\n    auto first = l.begin();\n    \
          std::forward_list<int> f{5, 6};\n    auto before = f.before_begin();\n    auto six = f.begin();\n    ++six;\n    \
          std::unordered_set<int> u{7};\n    auto seven = u.find(7);\n    u.insert(8);\n    \
          return *seven + pear->second + *third + *first + *six + (before == f.begin());\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full", "--", "-std=c++17"]);
    for line in [
        "pear = shop.prices.find(\"pear\")",
        "third = std::next(l.begin(), 2)",
        "first = l.begin()",
        "before = f.before_begin()",
        "six = std::next(f.begin(), 1)",
        "seven = u.find(7)",
        "shop = {prices = {\"pear\": 0}}",
        "u = {7, 8}",
    ] {
        assert!(printed.contains(line), "{line} in\n{printed}");
    }
    assert_eq!(
        marks(&printed)[..2],
        ["---- iterator obtained here", "------ invalidated here"],
        "{printed}"
    );
}

#[test]
fn enumerators_are_named_and_exceptions_followed() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <stdexcept>\nextern \"C\" int nondet_int();\nenum class Color { red, green = 4 };\n\
          static int risky(int n) {\n    if (n == 3) throw std::runtime_error(\"three\");\n    return 1;\n}\n\
          int main() {\n    int n = nondet_int();\n    Color c = n == 3 ? Color::green : Color::red;\n    int got = 1;\n    \
          try {\n        got = risky(n);\n    } catch (const std::runtime_error &) {\n        got = 0;\n    }\n    \
          return c == Color::green ? 1 / got : 0;\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    for line in [
        "nondet_int() = 3",
        "c = green",
        "thrown: std::runtime_error",
        "caught: std::runtime_error",
        "got = 0",
    ] {
        assert!(printed.contains(line), "{line} in\n{printed}");
    }
}

#[test]
fn what_is_assigned_through_references_is_told_of_what_holds_it() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <map>\n#include <string>\n#include <vector>\n#include <cassert>\nstruct Point { int x, y; };\n\
          static std::vector<Point> points{{1, 2}, {3, 4}};\nstatic Point &last() { return points.back(); }\n\
          int main() {\n    std::map<int, int> m; std::string other = \"other\";\n    m[3] = 4;\n    std::vector<int> v(3);\n    v.at(2) += 5;\n    \
          *v.begin() = 8;\n    Point copy = last();\n    last().y = 9;\n    Point &first = points[0];\n    first.x = 6;\n    \
          std::map<std::string, std::vector<int>> deep;\n    deep[\"a\"].push_back(5);\n    \
          assert(m[3] + v[2] + copy.x + points[1].y == 0 || deep.empty());\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    for line in [
        "a.cpp:6     points = {{x = 1, y = 2}, {x = 3, y = 4}}",
        "a.cpp:10  m = {3: 4}",
        "a.cpp:12  v = {0, 0, 5}",
        "a.cpp:13  v = {8, 0, 5}",
        "a.cpp:14  copy = {x = 3, y = 4}",
        "a.cpp:15  points = {{x = 1, y = 2}, {x = 3, y = 9}}",
        "a.cpp:17  first.x = 6",
        "a.cpp:19  deep = {\"a\": {5}}",
    ] {
        assert!(printed.contains(line), "{line} in\n{printed}");
    }
    assert!(!printed.contains("__cxx"), "{printed}");
    let printed = program.printed(&["a.cpp"]);
    for line in ["copy = {x = 3, y = 4}", "first.x = 6", "with m = {3: 4}"] {
        assert!(printed.contains(line), "{line} in\n{printed}");
    }
    assert!(!printed.contains("other"), "it has no part: {printed}");
}

#[test]
fn texts_from_outside_are_texts() {
    let program = Program::new(&[
        (
            "words.c",
            b"#include <stdlib.h>\nint main(int argc, char **argv) {\n    if (argc > 1 && argv[1][0] == 'h' && argv[1][1] == 'i')\n        \
              abort();\n}\n",
        ),
        (
            "typed.c",
            b"#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n    char line[16];\n    int n;\n    \
              if (!fgets(line, sizeof line, stdin) || scanf(\"%d\", &n) != 1)\n        return 0;\n    \
              if (line[0] == 'a' && line[1] == '\"' && n == 7)\n        abort();\n}\n",
        ),
        (
            "file.c",
            b"#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n    char word[12] = \"\";\n    FILE *f = fopen(\"a\", \"r\");\n    \
              if (f && fread(word, 1, 11, f) == 11 && word[9] == 'x')\n        abort();\n}\n",
        ),
    ]);
    let printed = program.printed(&["words.c", "--trace", "full"]);
    assert!(
        printed.contains("argv[1] = \"hi\"   (the command line)\n"),
        "{printed}"
    );
    let printed = program.printed(&["typed.c", "--trace", "full"]);
    assert!(
        printed.contains("  input: fgets() = \"a\\\"\\n\"\n"),
        "{printed}"
    );
    assert!(
        printed.contains("    standard input = \"a\\\"\\n 7\"\n"),
        "{printed}"
    );
    assert!(printed.contains("  line = \"a\\\"\\n\"\n"), "{printed}");
    let printed = program.printed(&["file.c", "--no-check", "leak"]);
    assert!(
        printed.contains(" = \"\\0\\0\\0\\0\\0\\0\\0\\0\\0x\""),
        "{printed}"
    );
}

#[test]
fn a_failure_is_told_from_the_first_round_of_a_loop_that_has_it() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <stdexcept>\nstatic int digit(char c) {\n    if (c < '0' || c > '9')\n        throw std::invalid_argument(\"no digit\");\n    \
          return c - '0';\n}\nint parse(const char *text) noexcept {\n    int value = 0;\n    for (; *text; ++text)\n        \
          value = value * 10 + digit(*text);\n    return value;\n}\nint main(int argc, char **argv) { return argc < 2 ? 0 : parse(argv[1]); }\n",
    )]);
    let printed = program.printed(&["a.cpp"]);
    assert!(printed.contains("argv[1] = \"\\x01\""), "{printed}");
    assert_eq!(
        marks(&printed)[..2],
        [
            "^^^^^ an exception leaves a function that must not throw",
            "----- this function must not throw"
        ],
        "{printed}"
    );
}

#[test]
fn pointers_name_the_class_of_what_they_point_to() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Shape { virtual ~Shape() {} };\nstruct Square : Shape { int side = 2; };\nstruct Circle : Shape {};\n\
          static const Square *square(const Shape *shape) { return dynamic_cast<const Square *>(shape); }\n\
          int main() {\n    Shape *shape = new Circle;\n    return square(shape)->side;\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    assert!(
        printed.contains("`square` is called with shape = <Circle, allocated at a.cpp:6>"),
        "{printed}"
    );
    assert!(
        !printed.contains("the condition"),
        "what the cast asks is none of the source's: {printed}"
    );
}

#[test]
fn what_the_library_takes_back_is_said_to_be_invalidated() {
    let program = Program::new(&[
        (
            "view.cpp",
            b"#include <string>\n#include <string_view>\nstatic std::string_view name() {\n    std::string s = \"a longer name than others\";\n    \
              return s;\n}\nint main() {\n    std::string_view view = name();\n    return view[0];\n}\n",
        ),
        (
            "text.cpp",
            b"#include <string>\nint main() {\n    std::string s = \"a longer name than others\";\n    const char *p = s.c_str();\n    \
              s += \" of its kind, and then some\";\n    return p[0];\n}\n",
        ),
    ]);
    let printed = program.printed(&["view.cpp", "--", "-std=c++17"]);
    assert_eq!(marks(&printed)[1], "- invalidated here", "{printed}");
    assert!(
        printed.contains("view = <freed: allocated at view.cpp:4>"),
        "{printed}"
    );
    assert!(
        printed.contains("pointers, references and views into it end there"),
        "{printed}"
    );
    let printed = program.printed(&["text.cpp"]);
    assert_eq!(marks(&printed)[1], "- invalidated here", "{printed}");
}

#[test]
fn values_of_qt_are_shown_by_what_they_hold() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <QByteArray>\n#include <QHash>\n#include <QList>\n#include <QMap>\n#include <QSet>\n#include <QString>\n\
          static int divide(const QList<int> &list, QString text, const QMap<int, int> &map) {\n    \
          return 12 / (list.size() + text.size() - map.size() - 4);\n}\n\
          int main() {\n    QList<int> list{1, 2};\n    QString text(\"abc\");\n    QString none;\n    \
          QByteArray bytes(\"xy\");\n    QMap<int, int> map{{1, 2}};\n    QHash<int, QString> hash{{7, \"seven\"}};\n    \
          QSet<int> set{5};\n    text += QChar('d');\n    list.append(3);\n    map[4] = 5;\n    list.removeFirst();\n    \
          return divide(list, text, map) + none.size() + bytes.size() + hash.size() + set.size();\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    for shown in [
        "list = QList {1, 2}\n",
        "text = QString \"abc\"\n",
        "none = QString \"\"\n",
        "bytes = QByteArray \"xy\"\n",
        "map = QMap {1: 2}\n",
        "hash = QHash {7: QString \"seven\"}\n",
        "set = QSet {5}\n",
        "list = QList {1, 2, 3}\n",
        "`divide` is called with list = QList {2, 3}, text = QString \"abcd\", map = QMap {1: 2, 4: 5}\n",
    ] {
        assert!(printed.contains(shown), "{shown}{printed}");
    }
}
