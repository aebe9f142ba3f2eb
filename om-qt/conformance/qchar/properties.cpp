// Every property of every code point, as sums over blocks of 256 of them, and one by one in Latin-1.
#include "../show.h"

template <class F>
static void sums(const char *name, F f) {
    // A hash of the values of each plane's blocks, so that a difference says where it is.
    for (unsigned block = 0; block < 0x1100; ++block) {
        unsigned long long hash = 0;
        bool plain = true;
        unsigned long long first = f(block * 256);
        for (unsigned c = block * 256; c < block * 256 + 256; ++c) {
            const unsigned long long v = f(c);
            plain = plain && v == first;
            hash = hash * 1000003 + v;
        }
        if (block < 0x180 || block >= 0x1f0 || !plain) {
            if (block < 0x400 || block == 0xe00 || block == 0xe01)
                printf("%s %x %llx\n", name, block, hash);
        }
    }
    ++check::total();
}

int main() {
    sums("category", [](unsigned c) { return (unsigned long long)QChar::category(c); });
    sums("direction", [](unsigned c) { return (unsigned long long)QChar::direction(c); });
    sums("joining", [](unsigned c) { return (unsigned long long)QChar::joiningType(c); });
    sums("combining", [](unsigned c) { return (unsigned long long)QChar::combiningClass(c); });
    sums("mirrored", [](unsigned c) { return (unsigned long long)QChar::hasMirrored(c); });
    sums("mirror", [](unsigned c) { return (unsigned long long)QChar::mirroredChar(c); });
    sums("digit", [](unsigned c) { return (unsigned long long)(QChar::digitValue(c) + 1); });
    sums("age", [](unsigned c) { return (unsigned long long)QChar::unicodeVersion(c); });
    sums("script", [](unsigned c) { return (unsigned long long)QChar::script(c); });
    sums("upper", [](unsigned c) { return (unsigned long long)QChar::toUpper(c); });
    sums("lower", [](unsigned c) { return (unsigned long long)QChar::toLower(c); });
    sums("title", [](unsigned c) { return (unsigned long long)QChar::toTitleCase(c); });
    sums("folded", [](unsigned c) { return (unsigned long long)QChar::toCaseFolded(c); });
    sums("tag", [](unsigned c) { return (unsigned long long)QChar::decompositionTag(c); });
    sums("is", [](unsigned c) {
        return (unsigned long long)(QChar::isPrint(c) | QChar::isSpace(c) << 1 | QChar::isMark(c) << 2 |
                                    QChar::isPunct(c) << 3 | QChar::isSymbol(c) << 4 | QChar::isLetter(c) << 5 |
                                    QChar::isNumber(c) << 6 | QChar::isLetterOrNumber(c) << 7 | QChar::isDigit(c) << 8 |
                                    QChar::isLower(c) << 9 | QChar::isUpper(c) << 10 | QChar::isTitleCase(c) << 11 |
                                    QChar::isNonCharacter(c) << 12 | QChar::isHighSurrogate(c) << 13 |
                                    QChar::isLowSurrogate(c) << 14 | QChar::isSurrogate(c) << 15 |
                                    QChar::requiresSurrogates(c) << 16);
    });
    sums("decomposition", [](unsigned c) {
        const QString parts = QChar::decomposition(c);
        unsigned long long hash = (unsigned long long)parts.size();
        for (int i = 0; i < int(parts.size()); ++i)
            hash = hash * 1000003 + parts.at(i).unicode();
        return hash;
    });
    for (unsigned c = 0; c < 0x250; ++c) {
        const QChar ch = QChar(ushort(c));
        AT("%x", c);
        SHOW(int(ch.category()));
        SHOW(ch.toUpper().unicode() + 65536u * ch.toLower().unicode());
        SHOW(ch.isLetter() | ch.isDigit() << 1 | ch.isSpace() << 2 | ch.isPunct() << 3 | ch.isPrint() << 4);
    }
    SHOW(int(QChar::currentUnicodeVersion()));
    SHOW(int(QChar::category(0x110000)));
    SHOW(QChar::toUpper(0x110000));
    return check::done();
}
