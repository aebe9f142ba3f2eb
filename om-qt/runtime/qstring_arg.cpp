// QString::arg(): the lowest of the numbered places %1 to %99 becomes the argument; %L1 stands for a localized number.
#include <QtCore/qstring.h>
#include <__omqt/number.h>

OM_BEGIN_MODEL

namespace __omqt {

// A place at position `at`: its number, its length, and whether it has an L. Number -1 where there is none.
struct place {
    int number;
    std::size_t size;
    bool localized;
};
static place place_at(const char16_t *text, std::size_t n, std::size_t at) {
    place none = {-1, 1, false};
    if (text[at] != u'%')
        return none;
    std::size_t i = at + 1;
    place found = {-1, 0, false};
    if (i < n && text[i] == u'L') {
        found.localized = true;
        ++i;
    }
    if (i >= n || text[i] < u'0' || text[i] > u'9')
        return none;
    found.number = text[i++] - u'0';
    if (i < n && text[i] >= u'0' && text[i] <= u'9')
        found.number = found.number * 10 + (text[i++] - u'0');
    found.size = i - at;
    return found;
}

// The lowest number of a place; 100 where there is none.
static int lowest_place(const QString &pattern) {
    int lowest = 100;
    for (std::size_t i = 0; i < pattern.__length();) {
        const place found = place_at(pattern.__text(), pattern.__length(), i);
        if (found.number >= 0 && found.number < lowest)
            lowest = found.number;
        i += found.size;
    }
    return lowest;
}

static QString padded(const QString &text, int width, QChar fill) {
    return width < 0 ? text.leftJustified(-size_type(width), fill) : text.rightJustified(width, fill);
}

static QString replace_lowest(const QString &pattern, const QString &text, const QString &localized, int width,
                              QChar fill) {
    const int lowest = lowest_place(pattern);
    // QString, arg(): "If there is no unreplaced place marker remaining, a warning message is output and the result is
    // undefined"
    OM_QT_REQUIRES("library-precondition", lowest != 100, "QString::arg(): no place marker is left for the argument");
    QString result = QString::__made(0);
    std::size_t done = 0;
    for (std::size_t i = 0; i < pattern.__length();) {
        const place found = place_at(pattern.__text(), pattern.__length(), i);
        if (found.number == lowest) {
            result.append(pattern.constData() + done, size_type(i - done));
            result.append(padded(found.localized ? localized : text, width, fill));
            done = i + found.size;
        }
        i += found.size;
    }
    result.append(pattern.constData() + done, size_type(pattern.__length() - done));
    return result;
}

// Several arguments at once: the lowest number stands for the first of them, the next for the second, and so on.
QString replace_places(const char16_t *pattern, std::size_t n, const text_argument *arguments, std::size_t count) {
    int numbers[100];
    std::size_t used = 0;
    for (int number = 0; number < 100 && used < count; ++number) {
        for (std::size_t i = 0; i < n;) {
            const place found = place_at(pattern, n, i);
            if (found.number == number) {
                numbers[used++] = number;
                break;
            }
            i += found.size;
        }
    }
    OM_QT_REQUIRES("library-precondition", used == count, "QString::arg(): more arguments than place markers");
    QString result = QString::__made(0);
    std::size_t done = 0;
    for (std::size_t i = 0; i < n;) {
        const place found = place_at(pattern, n, i);
        for (std::size_t k = 0; k < used && found.number >= 0; ++k) {
            if (numbers[k] != found.number)
                continue;
            result.append(reinterpret_cast<const QChar *>(pattern) + done, size_type(i - done));
            if (arguments[k].__latin1)
                result.append(
                    QLatin1String(static_cast<const char *>(arguments[k].__data), size_type(arguments[k].__size)));
            else
                result.append(static_cast<const QChar *>(arguments[k].__data), size_type(arguments[k].__size));
            done = i + found.size;
        }
        i += found.size;
    }
    result.append(reinterpret_cast<const QChar *>(pattern) + done, size_type(n - done));
    return result;
}

// Zeros go between the sign and the digits.
static QString widened(const QString &number, int width, QChar fill) {
    if (fill != QLatin1Char('0') || width <= number.size())
        return number;
    QString result = number;
    const size_type at =
        number.size() != 0 && (number.at(0) == QLatin1Char('-') || number.at(0) == QLatin1Char('+')) ? 1 : 0;
    return result.insert(at, QString(width - number.size(), QLatin1Char('0')));
}
// The program's locale is "C", in which a localized number has its thousands apart.
static QString grouped(const QString &number) {
    size_type first = 0, last = 0;
    while (first < number.size() && !number.at(first).isDigit())
        ++first;
    for (last = first; last < number.size() && number.at(last).isDigit();)
        ++last;
    QString result = number;
    for (size_type at = last - 3; at > first; at -= 3)
        result.insert(at, QLatin1Char(','));
    return result;
}
template <class Text>
static QString replace_number(const QString &pattern, const Text &text, int base, int width, QChar fill) {
    const QString number = QString::fromLatin1(text.data(), size_type(text.size()));
    return replace_lowest(pattern, widened(number, width, fill),
                          widened(base == 10 ? grouped(number) : number, width, fill), width, fill);
}

} // namespace __omqt

using namespace __omqt;

QString QString::arg(qlonglong a, int width, int base, QChar fill) const {
    return replace_number(*this, integer_to_text(a, base), base, width, fill);
}
QString QString::arg(qulonglong a, int width, int base, QChar fill) const {
    return replace_number(*this, integer_to_text(a, base), base, width, fill);
}
QString QString::arg(long a, int width, int base, QChar fill) const { return arg(qlonglong(a), width, base, fill); }
QString QString::arg(ulong a, int width, int base, QChar fill) const { return arg(qulonglong(a), width, base, fill); }
QString QString::arg(int a, int width, int base, QChar fill) const { return arg(qlonglong(a), width, base, fill); }
QString QString::arg(uint a, int width, int base, QChar fill) const { return arg(qulonglong(a), width, base, fill); }
QString QString::arg(short a, int width, int base, QChar fill) const { return arg(qlonglong(a), width, base, fill); }
QString QString::arg(ushort a, int width, int base, QChar fill) const { return arg(qulonglong(a), width, base, fill); }
QString QString::arg(double a, int width, char format, int precision, QChar fill) const {
    return replace_number(*this, double_text(a, format, precision), 10, width, fill);
}
QString QString::arg(char a, int width, QChar fill) const { return arg(QString(QChar::fromLatin1(a)), width, fill); }
QString QString::arg(QChar a, int width, QChar fill) const { return arg(QString(a), width, fill); }
QString QString::arg(const QString &a, int width, QChar fill) const { return replace_lowest(*this, a, a, width, fill); }
QString QString::arg(QStringView a, int width, QChar fill) const { return arg(a.toString(), width, fill); }
QString QString::arg(QLatin1String a, int width, QChar fill) const { return arg(QString(a), width, fill); }

OM_END_MODEL
