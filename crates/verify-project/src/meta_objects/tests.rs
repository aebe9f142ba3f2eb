//! What is read of a class, and what is written for it.

use super::*;

/// A class as the model's macros leave it in preprocessed text.
const CLASS: &str = r#"
namespace shop {
class Counter : public QObject {
public: static const QMetaObject staticMetaObject; private: static_assert(true, "qt_" "object" " " "");
static_assert(true, "qt_" "property" " " "int value READ value WRITE setValue NOTIFY changed");
public:
    enum class Kind { Small, Big = 7 };
    static_assert(true, "qt_enum Kind");
    explicit Counter(QObject *parent = nullptr);
    int value() const;
    __attribute__((annotate("qt_invokable"))) QString text(const QString &prefix, int times = 2) const;
public __attribute__((annotate("qt_slot"))):
    void setValue(int n) { if (n > 0) { emitted(); } }
public __attribute__((annotate("qt_signal"))):
    void changed(int n, QPrivateSignal);
};
}
"#;

#[test]
fn signals_slots_and_copies_for_defaults_are_found() {
    let classes = read::classes(CLASS);
    assert_eq!(classes.len(), 1);
    assert_eq!(classes[0].full_name(), "shop::Counter");
    let names: Vec<(&str, usize)> = classes[0]
        .methods()
        .iter()
        .map(|f| (f.name.as_str(), f.arguments.len()))
        .collect();
    assert_eq!(
        names,
        [("changed", 1), ("setValue", 1), ("text", 2), ("text", 1)]
    );
}

#[test]
fn a_class_with_moc_output_is_left_alone() {
    let text = format!("{CLASS} const QMetaObject Counter::staticMetaObject = {{ {{ }} }};");
    assert_eq!(definitions(&text, 5, Linkage::Shared), "");
    assert!(definitions(CLASS, 5, Linkage::Shared).contains("Counter::staticMetaObject"));
}

#[test]
fn headers_of_the_system_are_left_out() {
    let text = format!("# 1 \"/usr/include/x.h\" 1 3\n{CLASS}# 2 \"a.cpp\" 2\nint a;\n");
    assert_eq!(definitions(&text, 6, Linkage::Shared), "");
}

#[test]
fn types_have_the_names_that_moc_writes() {
    let names = [
        ("const QString &", "QString"),
        ("QList< QList<int> >", "QList<QList<int> >"),
        ("unsigned int", "uint"),
        ("const char *", "const char*"),
        ("QString const&", "QString"),
        ("const struct Foo &", "Foo"),
    ];
    for (written, normal) in names {
        assert_eq!(types::normal(written, 5), normal, "{written}");
    }
    assert_eq!(
        types::normal("QVector<QVector<int>>", 6),
        "QList<QList<int>>"
    );
    assert_eq!(types::normal("unsigned long long", 6), "qulonglong");
}

#[test]
fn output_of_moc_that_a_source_includes_is_known_by_name() {
    let source =
        "#include <QObject>\n # include \"main.moc\"\n#include \"moc_a.cpp\"\n#include \"a.h\"\n";
    assert_eq!(included_output(source), ["main.moc", "moc_a.cpp"]);
}
