// qt: 6
// QByteArrayView: construction, parts, searching, numbers.
#include "check.h"
#include <QByteArray>
#include <QByteArrayView>
#include <array>
#include <string>
#include <string_view>
#include <vector>

static int sign(int i) { return i < 0 ? -1 : i > 0; }
static void show(const char *what, QByteArrayView v) {
    printf("%s: %s%d [%.*s]\n", what, v.isNull() ? "null " : "", int(v.size()), int(v.size()),
           v.isNull() ? "" : v.data());
    ++check::total();
}
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)

int main() {
    static_assert(sizeof(QByteArrayView) == 16 && std::is_trivially_copyable<QByteArrayView>::value);
    constexpr QByteArrayView fixed("constant");
    static_assert(fixed.size() == 8 && fixed[0] == 'c' && fixed.first(5).back() == 't' &&
                  fixed.sliced(3).front() == 's');
    SHOW(QByteArrayView());
    SHOW(nullptr);
    SHOW("literal");
    SHOW(QByteArrayView("with\0nul"));
    SHOW(QByteArrayView::fromArray("with"));
    SHOW(QByteArrayView("range", 3));
    const char *text = "pointer";
    SHOW(text);
    SHOW(QByteArrayView(text, text + 4));
    SHOW(QByteArrayView(static_cast<const char *>(nullptr)));
    const unsigned char bytes[] = {'u', 'c', 0};
    SHOW(QByteArrayView(bytes, 2));
    SHOW(QByteArray("array"));
    SHOW(QByteArray());
    SHOW(QByteArray(""));
    SHOW(std::string("string"));
    SHOW(std::string_view("view"));
    SHOW(std::vector<char>{'v', 'e'});
    SHOW(std::array<unsigned char, 2>{{'a', 'r'}});
    const QByteArrayView v("abcabcabd");
    CHECK(v.size() == 9 && v.length() == 9 && !v.isEmpty() && !v.empty() && !v.isNull() && v.at(2) == 'c' &&
          v[8] == 'd');
    CHECK(v.front() == 'a' && v.back() == 'd' && v.first() == 'a' && v.last() == 'd');
    SHOW(v.first(3));
    SHOW(v.last(3));
    SHOW(v.sliced(6));
    SHOW(v.sliced(1, 3));
    SHOW(v.chopped(4));
    QByteArrayView w(v);
    w.truncate(5);
    SHOW(w);
    w.chop(2);
    SHOW(w);
    SHOW(QByteArrayView("  trim ").trimmed());
    SHOW(QByteArrayView("   ").trimmed());
    for (const char *n : {"", "a", "abc", "abd", "zz", "abcabcabdx"})
        for (int from = -12; from <= 12; ++from)
            printf("%s %d: %d %d %d %d\n", n, from, int(v.indexOf(n, from)), int(v.lastIndexOf(n, from)),
                   int(v.indexOf('c', from)), int(v.lastIndexOf('c', from)));
    CHECK(v.contains("cab") && v.contains('d') && !v.contains("x") && v.count("abc") == 2 && v.count('a') == 3 &&
          v.lastIndexOf("ab") == 6);
    CHECK(v.startsWith("abc") && v.startsWith('a') && !v.startsWith("b") && v.endsWith("abd") && v.endsWith('d') &&
          v.startsWith(""));
    CHECK(!QByteArrayView().startsWith('a') && QByteArrayView().startsWith(QByteArrayView()) &&
          QByteArrayView().size() == 0);
    CHECK(sign(v.compare("abc")) == 1 && v.compare("ABCABCABD", Qt::CaseInsensitive) == 0 &&
          sign(v.compare("b")) == -1);
    CHECK(v == "abcabcabd" && v != "abc" && v < QByteArrayView("b") && v <= v && v >= v && QByteArrayView("b") > v);
    CHECK(v == QByteArray("abcabcabd") && QByteArray("abc") < QByteArrayView("abd") &&
          QByteArrayView() == QByteArrayView(""));
    bool ok = false;
    CHECK(QByteArrayView("12").toInt(&ok) == 12 && ok && QByteArrayView("x").toInt(&ok) == 0 && !ok);
    CHECK(QByteArrayView("ff").toUInt(&ok, 16) == 255 && ok && QByteArrayView("-1").toLongLong() == -1 &&
          QByteArrayView("70000").toShort(&ok) == 0 && !ok);
    CHECK(QByteArrayView("1.5").toDouble(&ok) == 1.5 && ok && QByteArrayView("1.5").toFloat() == 1.5f &&
          QByteArrayView("1e999").toDouble(&ok) == 0 && !ok);
    CHECK(QByteArrayView("12345").sliced(1, 2).toInt() == 23 && QByteArrayView("65535").toUShort() == 65535 &&
          QByteArrayView("5").toULongLong() == 5);
    CHECK(v.toByteArray() == QByteArray("abcabcabd") && QByteArrayView().toByteArray().isNull() &&
          !QByteArrayView("").toByteArray().isNull());
    CHECK(v.isValidUtf8() && QByteArrayView("\xc3\xa4").isValidUtf8() && !QByteArrayView("\xc3").isValidUtf8() &&
          !QByteArrayView("\xed\xa0\x80").isValidUtf8());
    int sum = 0;
    for (char c : v)
        sum += c;
    CHECK(sum == 883 && *v.rbegin() == 'd' && v.end() - v.begin() == 9 && v.crend() - v.crbegin() == 9 &&
          v.cbegin() == v.data() && v.cend() == v.end());
    QByteArray joined;
    joined.append(v.first(2)).prepend(QByteArrayView("<")).insert(1, QByteArrayView("-"));
    joined += QByteArrayView(">");
    joined.replace(QByteArrayView("a"), QByteArrayView("AA"))
        .replace('b', QByteArrayView("B"))
        .replace(0, 1, QByteArrayView("["));
    SHOW(joined);
    CHECK(qChecksum(v) == qChecksum(v.data(), v.size()));
    return check::done();
}
