// QLatin1Char and QChar (class pages QLatin1Char, QChar). The tables of Unicode are in the runtime (__omqt/unicode.h);
// what every program asks about ASCII is answered here.
#ifndef OM_QT_QCHAR_H
#define OM_QT_QCHAR_H

#include <QtCore/qglobal.h>
#include <__omqt/unicode.h>
#include <__om/functional/hash_base.h>

OM_BEGIN_MODEL

class QString;

namespace __omqt {

// A unit of UTF-16 and a code point, in the types of the version.
#if OM_QT6
typedef char16_t utf16_unit;
typedef char32_t code_point;
#else
typedef ushort utf16_unit;
typedef uint code_point;
#endif
// Strings are read as char16_t, too.
typedef utf16_unit __attribute__((__may_alias__)) stored_unit;

} // namespace __omqt

// The six comparisons of two types by one expression each for equality and order; what begins them is `friend` or `inline`.
#define OM_QT_COMPARISONS(kind, L, R, equal, less, greater)                                                            \
    kind bool operator==(L lhs, R rhs) noexcept { return equal; }                                                      \
    kind bool operator!=(L lhs, R rhs) noexcept { return !(equal); }                                                   \
    kind bool operator<(L lhs, R rhs) noexcept { return less; }                                                        \
    kind bool operator>(L lhs, R rhs) noexcept { return greater; }                                                     \
    kind bool operator<=(L lhs, R rhs) noexcept { return !(greater); }                                                 \
    kind bool operator>=(L lhs, R rhs) noexcept { return !(less); }
// In Qt 6 the comparisons of a class are found only for it.
#if OM_QT6
#define OM_QT_FRIENDS(...) __VA_ARGS__
#define OM_QT_FREE(...)
#define OM_QT_COMPARE friend
#else
#define OM_QT_FRIENDS(...)
#define OM_QT_FREE(...) __VA_ARGS__
#define OM_QT_COMPARE inline
#endif

struct QLatin1Char {
    constexpr explicit QLatin1Char(char c) noexcept : ch(c) {}
    constexpr char toLatin1() const noexcept { return ch; }
    constexpr __omqt::utf16_unit unicode() const noexcept { return __omqt::utf16_unit(uchar(ch)); }
#if OM_QT6
    OM_QT_COMPARISONS(friend constexpr, QLatin1Char, QLatin1Char, lhs.ch == rhs.ch, lhs.ch< rhs.ch, lhs.ch > rhs.ch)
    OM_QT_COMPARISONS(friend constexpr, char, QLatin1Char, lhs == rhs.ch, lhs< rhs.ch, lhs > rhs.ch)
    OM_QT_COMPARISONS(friend constexpr, QLatin1Char, char, lhs.ch == rhs, lhs.ch< rhs, lhs.ch > rhs)
#endif

private:
    char ch;
};
Q_DECLARE_TYPEINFO(QLatin1Char, OM_QT6 ? Q_PRIMITIVE_TYPE : Q_MOVABLE_TYPE);
#if !OM_QT6
OM_QT_COMPARISONS(constexpr inline, char, QLatin1Char, lhs == rhs.toLatin1(), lhs< rhs.toLatin1(), lhs > rhs.toLatin1())
OM_QT_COMPARISONS(constexpr inline, QLatin1Char, char, lhs.toLatin1() == rhs, lhs.toLatin1() < rhs,
                  lhs.toLatin1() > rhs)
#endif

// In Qt 6 numbers become characters only where the program says so.
#if OM_QT6 && !defined(QT_IMPLICIT_QCHAR_CONSTRUCTION)
#define OM_QT_MAYBE_EXPLICIT explicit
#else
#define OM_QT_MAYBE_EXPLICIT
#endif

class QChar {
public:
    enum SpecialCharacter {
        Null = 0x0000,
        Tabulation = 0x0009,
        LineFeed = 0x000a,
        FormFeed = 0x000c,
        CarriageReturn = 0x000d,
        Space = 0x0020,
        Nbsp = 0x00a0,
        SoftHyphen = 0x00ad,
        ReplacementCharacter = 0xfffd,
        ObjectReplacementCharacter = 0xfffc,
        ByteOrderMark = 0xfeff,
        ByteOrderSwapped = 0xfffe,
        ParagraphSeparator = 0x2029,
        LineSeparator = 0x2028,
#if OM_QT6
        VisualTabCharacter = 0x2192,
#endif
        LastValidCodePoint = 0x10ffff
    };

    constexpr QChar() noexcept : ucs(0) {}
    constexpr QChar(ushort rc) noexcept : ucs(rc) {}
    constexpr OM_QT_MAYBE_EXPLICIT QChar(uchar c, uchar r) noexcept : ucs(__omqt::utf16_unit((r << 8) | c)) {}
    constexpr QChar(short rc) noexcept : ucs(__omqt::utf16_unit(rc)) {}
#if OM_QT6
    // QChar, QChar(uint): "Constructs a QChar for the character with Unicode code point"; more than 16 bits do not fit.
    constexpr OM_QT_MAYBE_EXPLICIT QChar(uint rc) noexcept
        : ucs((OM_QT_REQUIRES("library-precondition", rc <= 0xffff, "QChar(uint): code point above 0xffff"),
               char16_t(rc))) {}
    constexpr OM_QT_MAYBE_EXPLICIT QChar(int rc) noexcept : QChar(uint(rc)) {}
#else
    constexpr QChar(uint rc) noexcept : ucs(ushort(rc & 0xffff)) {}
    constexpr QChar(int rc) noexcept : ucs(ushort(rc & 0xffff)) {}
#endif
    constexpr QChar(SpecialCharacter s) noexcept : ucs(__omqt::utf16_unit(s)) {}
    constexpr QChar(QLatin1Char c) noexcept : ucs(c.unicode()) {}
    constexpr QChar(char16_t c) noexcept : ucs(c) {}
#if !defined(QT_NO_CAST_FROM_ASCII)
#if OM_QT6
    constexpr QChar(char c) noexcept : ucs(uchar(c)) {}
#else
    constexpr explicit QChar(char c) noexcept : ucs(uchar(c)) {}
#endif
#if !defined(QT_RESTRICTED_CAST_FROM_ASCII)
    constexpr explicit QChar(uchar c) noexcept : ucs(c) {}
#endif
#else
    QChar(char) = delete;
    QChar(uchar) = delete;
#endif
#if OM_QT6
    static constexpr QChar fromUcs2(char16_t c) noexcept { return QChar(c); }
    static constexpr inline auto fromUcs4(char32_t c) noexcept;
#endif

    enum Category {
        Mark_NonSpacing,
        Mark_SpacingCombining,
        Mark_Enclosing,
        Number_DecimalDigit,
        Number_Letter,
        Number_Other,
        Separator_Space,
        Separator_Line,
        Separator_Paragraph,
        Other_Control,
        Other_Format,
        Other_Surrogate,
        Other_PrivateUse,
        Other_NotAssigned,
        Letter_Uppercase,
        Letter_Lowercase,
        Letter_Titlecase,
        Letter_Modifier,
        Letter_Other,
        Punctuation_Connector,
        Punctuation_Dash,
        Punctuation_Open,
        Punctuation_Close,
        Punctuation_InitialQuote,
        Punctuation_FinalQuote,
        Punctuation_Other,
        Symbol_Math,
        Symbol_Currency,
        Symbol_Modifier,
        Symbol_Other
    };
    enum Script {
        Script_Unknown,
        Script_Inherited,
        Script_Common,
        Script_Latin,
        Script_Greek,
        Script_Cyrillic,
        Script_Armenian,
        Script_Hebrew,
        Script_Arabic,
        Script_Syriac,
        Script_Thaana,
        Script_Devanagari,
        Script_Bengali,
        Script_Gurmukhi,
        Script_Gujarati,
        Script_Oriya,
        Script_Tamil,
        Script_Telugu,
        Script_Kannada,
        Script_Malayalam,
        Script_Sinhala,
        Script_Thai,
        Script_Lao,
        Script_Tibetan,
        Script_Myanmar,
        Script_Georgian,
        Script_Hangul,
        Script_Ethiopic,
        Script_Cherokee,
        Script_CanadianAboriginal,
        Script_Ogham,
        Script_Runic,
        Script_Khmer,
        Script_Mongolian,
        Script_Hiragana,
        Script_Katakana,
        Script_Bopomofo,
        Script_Han,
        Script_Yi,
        Script_OldItalic,
        Script_Gothic,
        Script_Deseret,
        Script_Tagalog,
        Script_Hanunoo,
        Script_Buhid,
        Script_Tagbanwa,
        Script_Coptic,
        Script_Limbu,
        Script_TaiLe,
        Script_LinearB,
        Script_Ugaritic,
        Script_Shavian,
        Script_Osmanya,
        Script_Cypriot,
        Script_Braille,
        Script_Buginese,
        Script_NewTaiLue,
        Script_Glagolitic,
        Script_Tifinagh,
        Script_SylotiNagri,
        Script_OldPersian,
        Script_Kharoshthi,
        Script_Balinese,
        Script_Cuneiform,
        Script_Phoenician,
        Script_PhagsPa,
        Script_Nko,
        Script_Sundanese,
        Script_Lepcha,
        Script_OlChiki,
        Script_Vai,
        Script_Saurashtra,
        Script_KayahLi,
        Script_Rejang,
        Script_Lycian,
        Script_Carian,
        Script_Lydian,
        Script_Cham,
        Script_TaiTham,
        Script_TaiViet,
        Script_Avestan,
        Script_EgyptianHieroglyphs,
        Script_Samaritan,
        Script_Lisu,
        Script_Bamum,
        Script_Javanese,
        Script_MeeteiMayek,
        Script_ImperialAramaic,
        Script_OldSouthArabian,
        Script_InscriptionalParthian,
        Script_InscriptionalPahlavi,
        Script_OldTurkic,
        Script_Kaithi,
        Script_Batak,
        Script_Brahmi,
        Script_Mandaic,
        Script_Chakma,
        Script_MeroiticCursive,
        Script_MeroiticHieroglyphs,
        Script_Miao,
        Script_Sharada,
        Script_SoraSompeng,
        Script_Takri,
        Script_CaucasianAlbanian,
        Script_BassaVah,
        Script_Duployan,
        Script_Elbasan,
        Script_Grantha,
        Script_PahawhHmong,
        Script_Khojki,
        Script_LinearA,
        Script_Mahajani,
        Script_Manichaean,
        Script_MendeKikakui,
        Script_Modi,
        Script_Mro,
        Script_OldNorthArabian,
        Script_Nabataean,
        Script_Palmyrene,
        Script_PauCinHau,
        Script_OldPermic,
        Script_PsalterPahlavi,
        Script_Siddham,
        Script_Khudawadi,
        Script_Tirhuta,
        Script_WarangCiti,
        Script_Ahom,
        Script_AnatolianHieroglyphs,
        Script_Hatran,
        Script_Multani,
        Script_OldHungarian,
        Script_SignWriting,
        Script_Adlam,
        Script_Bhaiksuki,
        Script_Marchen,
        Script_Newa,
        Script_Osage,
        Script_Tangut,
        Script_MasaramGondi,
        Script_Nushu,
        Script_Soyombo,
        Script_ZanabazarSquare,
        Script_Dogra,
        Script_GunjalaGondi,
        Script_HanifiRohingya,
        Script_Makasar,
        Script_Medefaidrin,
        Script_OldSogdian,
        Script_Sogdian,
        Script_Elymaic,
        Script_Nandinagari,
        Script_NyiakengPuachueHmong,
        Script_Wancho,
        Script_Chorasmian,
        Script_DivesAkuru,
        Script_KhitanSmallScript,
        Script_Yezidi,
#if OM_QT6
        Script_CyproMinoan,
        Script_OldUyghur,
        Script_Tangsa,
        Script_Toto,
        Script_Vithkuqi,
#endif
        ScriptCount
    };
    enum Direction {
        DirL,
        DirR,
        DirEN,
        DirES,
        DirET,
        DirAN,
        DirCS,
        DirB,
        DirS,
        DirWS,
        DirON,
        DirLRE,
        DirLRO,
        DirAL,
        DirRLE,
        DirRLO,
        DirPDF,
        DirNSM,
        DirBN,
        DirLRI,
        DirRLI,
        DirFSI,
        DirPDI
    };
    enum Decomposition {
        NoDecomposition,
        Canonical,
        Font,
        NoBreak,
        Initial,
        Medial,
        Final,
        Isolated,
        Circle,
        Super,
        Sub,
        Vertical,
        Wide,
        Narrow,
        Small,
        Square,
        Compat,
        Fraction
    };
    enum JoiningType { Joining_None, Joining_Causing, Joining_Dual, Joining_Right, Joining_Left, Joining_Transparent };
#if !OM_QT6
    enum Joining { OtherJoining, Dual, Right, Center };
#endif
    enum CombiningClass {
        Combining_BelowLeftAttached = 200,
        Combining_BelowAttached = 202,
        Combining_BelowRightAttached = 204,
        Combining_LeftAttached = 208,
        Combining_RightAttached = 210,
        Combining_AboveLeftAttached = 212,
        Combining_AboveAttached = 214,
        Combining_AboveRightAttached = 216,
        Combining_BelowLeft = 218,
        Combining_Below = 220,
        Combining_BelowRight = 222,
        Combining_Left = 224,
        Combining_Right = 226,
        Combining_AboveLeft = 228,
        Combining_Above = 230,
        Combining_AboveRight = 232,
        Combining_DoubleBelow = 233,
        Combining_DoubleAbove = 234,
        Combining_IotaSubscript = 240
    };
    enum UnicodeVersion {
        Unicode_Unassigned,
        Unicode_1_1,
        Unicode_2_0,
        Unicode_2_1_2,
        Unicode_3_0,
        Unicode_3_1,
        Unicode_3_2,
        Unicode_4_0,
        Unicode_4_1,
        Unicode_5_0,
        Unicode_5_1,
        Unicode_5_2,
        Unicode_6_0,
        Unicode_6_1,
        Unicode_6_2,
        Unicode_6_3,
        Unicode_7_0,
        Unicode_8_0,
        Unicode_9_0,
        Unicode_10_0,
        Unicode_11_0,
        Unicode_12_0,
        Unicode_12_1,
        Unicode_13_0,
#if OM_QT6
        Unicode_14_0
#endif
    };

    Category category() const noexcept { return category(ucs); }
    Direction direction() const noexcept { return direction(ucs); }
    JoiningType joiningType() const noexcept { return joiningType(ucs); }
    unsigned char combiningClass() const noexcept { return combiningClass(ucs); }
    QChar mirroredChar() const noexcept { return QChar(ushort(mirroredChar(ucs))); }
    bool hasMirrored() const noexcept { return hasMirrored(ucs); }
    QString decomposition() const;
    Decomposition decompositionTag() const noexcept { return decompositionTag(ucs); }
    int digitValue() const noexcept { return digitValue(ucs); }
    QChar toLower() const noexcept { return QChar(ushort(toLower(ucs))); }
    QChar toUpper() const noexcept { return QChar(ushort(toUpper(ucs))); }
    QChar toTitleCase() const noexcept { return QChar(ushort(toTitleCase(ucs))); }
    QChar toCaseFolded() const noexcept { return QChar(ushort(toCaseFolded(ucs))); }
    Script script() const noexcept { return script(ucs); }
    UnicodeVersion unicodeVersion() const noexcept { return unicodeVersion(ucs); }
    constexpr char toLatin1() const noexcept { return ucs > 0xff ? '\0' : char(ucs); }
    constexpr __omqt::utf16_unit unicode() const noexcept { return ucs; }
    OM_CONSTEXPR14 __omqt::stored_unit &unicode() noexcept { return ucs; }
    // Of an object that is not const, too, in a constant expression of C++11.
    constexpr __omqt::utf16_unit __unit() const noexcept { return ucs; }
    static constexpr QChar fromLatin1(char c) noexcept { return QChar(ushort(uchar(c))); }
#if !OM_QT6
    Joining joining() const noexcept { return joining(ucs); }
    constexpr char toAscii() const noexcept { return toLatin1(); }
    static constexpr QChar fromAscii(char c) noexcept { return fromLatin1(c); }
#endif

    constexpr bool isNull() const noexcept { return ucs == 0; }
    bool isPrint() const noexcept { return isPrint(ucs); }
    constexpr bool isSpace() const noexcept { return isSpace(ucs); }
    bool isMark() const noexcept { return isMark(ucs); }
    bool isPunct() const noexcept { return isPunct(ucs); }
    bool isSymbol() const noexcept { return isSymbol(ucs); }
    constexpr bool isLetter() const noexcept { return isLetter(ucs); }
    constexpr bool isNumber() const noexcept { return isNumber(ucs); }
    constexpr bool isLetterOrNumber() const noexcept { return isLetterOrNumber(ucs); }
    constexpr bool isDigit() const noexcept { return isDigit(ucs); }
    constexpr bool isLower() const noexcept { return isLower(ucs); }
    constexpr bool isUpper() const noexcept { return isUpper(ucs); }
    constexpr bool isTitleCase() const noexcept { return isTitleCase(ucs); }
    constexpr bool isNonCharacter() const noexcept { return isNonCharacter(ucs); }
    constexpr bool isHighSurrogate() const noexcept { return isHighSurrogate(ucs); }
    constexpr bool isLowSurrogate() const noexcept { return isLowSurrogate(ucs); }
    constexpr bool isSurrogate() const noexcept { return isSurrogate(ucs); }
    constexpr uchar cell() const noexcept { return uchar(ucs & 0xff); }
    constexpr uchar row() const noexcept { return uchar((ucs >> 8) & 0xff); }
    OM_CONSTEXPR14 void setCell(uchar cell) noexcept { ucs = __omqt::utf16_unit((ucs & 0xff00) + cell); }
    OM_CONSTEXPR14 void setRow(uchar row) noexcept { ucs = __omqt::utf16_unit((row << 8) + (ucs & 0xff)); }

    // Of code points.
    static constexpr bool isNonCharacter(__omqt::code_point c) noexcept {
        return c >= 0xfdd0 && (c <= 0xfdef || (c & 0xfffe) == 0xfffe);
    }
    static constexpr bool isHighSurrogate(__omqt::code_point c) noexcept { return (c & 0xfffffc00) == 0xd800; }
    static constexpr bool isLowSurrogate(__omqt::code_point c) noexcept { return (c & 0xfffffc00) == 0xdc00; }
    static constexpr bool isSurrogate(__omqt::code_point c) noexcept { return c - 0xd800u < 2048u; }
    static constexpr bool requiresSurrogates(__omqt::code_point c) noexcept { return c >= 0x10000; }
    static constexpr __omqt::code_point surrogateToUcs4(__omqt::utf16_unit high, __omqt::utf16_unit low) noexcept {
        return (__omqt::code_point(high) << 10) + low - 0x35fdc00;
    }
    static constexpr __omqt::code_point surrogateToUcs4(QChar high, QChar low) noexcept {
        return (__omqt::code_point(high.ucs) << 10) + low.ucs - 0x35fdc00;
    }
    static constexpr __omqt::utf16_unit highSurrogate(__omqt::code_point c) noexcept {
        return __omqt::utf16_unit((c >> 10) + 0xd7c0);
    }
    static constexpr __omqt::utf16_unit lowSurrogate(__omqt::code_point c) noexcept {
        return __omqt::utf16_unit(c % 0x400 + 0xdc00);
    }

    static Category category(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? Other_NotAssigned : Category(__omqt::unicode_category(c));
    }
    static Direction direction(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? DirL : Direction(__omqt::unicode_direction(c));
    }
    static JoiningType joiningType(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? Joining_None : JoiningType(__omqt::unicode_joining(c));
    }
    static unsigned char combiningClass(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? 0 : __omqt::unicode_combining(c);
    }
    static __omqt::code_point mirroredChar(__omqt::code_point c) noexcept { return __omqt::unicode_mirror(c); }
    static bool hasMirrored(__omqt::code_point c) noexcept {
        return c <= LastValidCodePoint && __omqt::unicode_mirrored(c);
    }
    static QString decomposition(__omqt::code_point c);
    static Decomposition decompositionTag(__omqt::code_point c) noexcept;
    static int digitValue(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? -1 : __omqt::unicode_digit(c);
    }
    static __omqt::code_point toLower(__omqt::code_point c) noexcept {
        return c < 128 ? (c >= 'A' && c <= 'Z' ? c + 32 : c) : c > LastValidCodePoint ? c : __omqt::unicode_lower(c);
    }
    static __omqt::code_point toUpper(__omqt::code_point c) noexcept {
        return c < 128 ? (c >= 'a' && c <= 'z' ? c - 32 : c) : c > LastValidCodePoint ? c : __omqt::unicode_upper(c);
    }
    static __omqt::code_point toTitleCase(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? c : __omqt::unicode_title(c);
    }
    static __omqt::code_point toCaseFolded(__omqt::code_point c) noexcept {
        return c < 128 ? (c >= 'A' && c <= 'Z' ? c + 32 : c) : c > LastValidCodePoint ? c : __omqt::unicode_fold(c);
    }
    static Script script(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? Script_Unknown : Script(__omqt::unicode_script(c));
    }
    static UnicodeVersion unicodeVersion(__omqt::code_point c) noexcept {
        return c > LastValidCodePoint ? Unicode_Unassigned : UnicodeVersion(__omqt::unicode_age(c));
    }
    static UnicodeVersion currentUnicodeVersion() noexcept { return OM_QT6 ? UnicodeVersion(24) : Unicode_13_0; }
#if !OM_QT6
    static Joining joining(uint c) noexcept {
        return joiningType(c) == Joining_Causing ? Center
               : joiningType(c) == Joining_Dual  ? Dual
               : joiningType(c) == Joining_Right ? Right
                                                 : OtherJoining;
    }
#endif
    static bool isPrint(__omqt::code_point c) noexcept {
        return !in(c, 1 << Other_Control | 1 << Other_Format | 1 << Other_Surrogate | 1 << Other_PrivateUse |
                          1 << Other_NotAssigned);
    }
    // The categories of separators have so few characters that no table is asked. Without short circuits it is one
    // condition, where a path would be followed for each kind of space.
    static constexpr bool isSpace(__omqt::code_point c) noexcept {
        return bool(int(c == 0x20) | int(c - 0x09 <= 0x0d - 0x09) | int(c == 0x85) | int(c == 0xa0) | int(c == 0x1680) |
                    int(c - 0x2000 <= 0x200a - 0x2000) | int(c == 0x2028) | int(c == 0x2029) | int(c == 0x202f) |
                    int(c == 0x205f) | int(c == 0x3000));
    }
    static bool isMark(__omqt::code_point c) noexcept {
        return in(c, 1 << Mark_NonSpacing | 1 << Mark_SpacingCombining | 1 << Mark_Enclosing);
    }
    static bool isPunct(__omqt::code_point c) noexcept {
        return in(c, 1 << Punctuation_Connector | 1 << Punctuation_Dash | 1 << Punctuation_Open |
                         1 << Punctuation_Close | 1 << Punctuation_InitialQuote | 1 << Punctuation_FinalQuote |
                         1 << Punctuation_Other);
    }
    static bool isSymbol(__omqt::code_point c) noexcept {
        return in(c, 1 << Symbol_Math | 1 << Symbol_Currency | 1 << Symbol_Modifier | 1 << Symbol_Other);
    }
    static constexpr bool isLetter(__omqt::code_point c) noexcept {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c > 127 && in(c, letters));
    }
    static constexpr bool isNumber(__omqt::code_point c) noexcept {
        return (c >= '0' && c <= '9') || (c > 127 && in(c, numbers));
    }
    static constexpr bool isLetterOrNumber(__omqt::code_point c) noexcept {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               (c > 127 && in(c, letters | numbers));
    }
    static constexpr bool isDigit(__omqt::code_point c) noexcept {
        return (c >= '0' && c <= '9') || (c > 127 && category(c) == Number_DecimalDigit);
    }
    static constexpr bool isLower(__omqt::code_point c) noexcept {
        return (c >= 'a' && c <= 'z') || (c > 127 && category(c) == Letter_Lowercase);
    }
    static constexpr bool isUpper(__omqt::code_point c) noexcept {
        return (c >= 'A' && c <= 'Z') || (c > 127 && category(c) == Letter_Uppercase);
    }
    static constexpr bool isTitleCase(__omqt::code_point c) noexcept {
        return c > 127 && category(c) == Letter_Titlecase;
    }

#if OM_QT6
    OM_QT_COMPARISONS(friend constexpr, QChar, QChar, lhs.ucs == rhs.ucs, lhs.ucs< rhs.ucs, lhs.ucs > rhs.ucs)
    OM_QT_COMPARISONS(friend constexpr, QChar, std::nullptr_t, lhs.ucs == 0, ((void)lhs, false), lhs.ucs != 0)
    OM_QT_COMPARISONS(friend constexpr, std::nullptr_t, QChar, rhs.ucs == 0, rhs.ucs != 0, ((void)rhs, false))
#endif

private:
    enum {
        letters = 1 << Letter_Uppercase | 1 << Letter_Lowercase | 1 << Letter_Titlecase | 1 << Letter_Modifier |
                  1 << Letter_Other,
        numbers = 1 << Number_DecimalDigit | 1 << Number_Letter | 1 << Number_Other
    };
    static bool in(__omqt::code_point c, unsigned categories) noexcept {
        return c <= LastValidCodePoint && (categories >> __omqt::unicode_category(c) & 1u);
    }

    __omqt::stored_unit ucs;
};
#undef OM_QT_MAYBE_EXPLICIT
Q_DECLARE_TYPEINFO(QChar, OM_QT6 ? Q_PRIMITIVE_TYPE : Q_MOVABLE_TYPE);

#if !OM_QT6
OM_QT_COMPARISONS(constexpr inline, QChar, QChar, lhs.__unit() == rhs.__unit(), lhs.__unit() < rhs.__unit(),
                  lhs.__unit() > rhs.__unit())
OM_QT_COMPARISONS(constexpr inline, QChar, std::nullptr_t, lhs.isNull(), ((void)lhs, false), !lhs.isNull())
OM_QT_COMPARISONS(constexpr inline, std::nullptr_t, QChar, rhs.isNull(), !rhs.isNull(), ((void)rhs, false))
#endif

#if OM_QT6
namespace Qt {
inline namespace Literals {
inline namespace StringLiterals {
constexpr inline QLatin1Char operator""_L1(char ch) noexcept { return QLatin1Char(ch); }
} // namespace StringLiterals
} // namespace Literals
} // namespace Qt
#endif

OM_END_MODEL

namespace std {
template <>
struct hash<QChar> {
    size_t operator()(QChar c) const noexcept { return c.unicode(); }
};
} // namespace std

#if OM_QT6
#include <QtCore/qstringview.h> // QChar::fromUcs4()
#endif

#endif
