// Signatures and types as moc writes them (class page QMetaObject, normalizedSignature() and normalizedType()).
#include <__omqt/meta_table.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
// Without spaces that no two words need.
static QByteArray without_spaces(const char *text, int length) {
    QByteArray result;
    bool pending = false;
    for (int i = 0; i < length; ++i) {
        const char c = text[i];
        if (c == ' ' || (c >= '\t' && c <= '\r')) {
            pending = !result.isEmpty();
            continue;
        }
        if (pending && is_letter(c) && is_letter(result.at(int(result.size()) - 1)))
            result += ' ';
        pending = false;
        result += c;
    }
    return result;
}
static bool take_word(QByteArray &text, const char *word) {
    const int length = int(strlen(word));
    if (!text.startsWith(word) || int(text.size()) <= length || text.at(length) != ' ')
        return false;
    text.remove(0, length + 1);
    return true;
}

// `unsigned long int` and its like have names of their own.
static QByteArray integer_name(const QByteArray &text) {
    static const char *const names[][2] = {
        {"unsigned", "uint"},
        {"unsigned int", "uint"},
        {"unsigned long", "ulong"},
#if OM_QT6
        {"unsigned short", "ushort"},
        {"unsigned short int", "ushort"},
        {"unsigned char", "uchar"},
        {"unsigned long int", "ulong"},
        {"unsigned long long", "qulonglong"},
        {"unsigned long long int", "qulonglong"},
        {"long int", "long"},
        {"short int", "short"},
        {"long long", "qlonglong"},
        {"long long int", "qlonglong"},
#endif
    };
    const int count = int(sizeof names / sizeof *names);
    for (int i = 0; i < count; ++i)
        if (text == names[i][0])
            return names[i][1];
    return text;
}

static QByteArray normal_type(const char *text, int length);

// The arguments of a template are types.
static QByteArray normal_arguments(const QByteArray &text) {
    const int open = int(text.indexOf('<'));
    if (open < 0)
        return text;
    QByteArray result = text.left(open + 1);
#if OM_QT6
    if (result == "QVector<")
        result = "QList<";
    else if (result == "QPair<")
        result = "std::pair<";
#endif
    int depth = 0;
    int begin = open + 1;
    int i = open + 1;
    for (; i < int(text.size()); ++i) {
        const char c = text.at(i);
        if (c == '<' || c == '(')
            ++depth;
        if (depth == 0 && (c == ',' || c == '>')) {
            result += normal_type(text.constData() + begin, i - begin);
            if (c == '>')
                break;
            result += ',';
            begin = i + 1;
        }
        if (c == '>' || c == ')')
            --depth;
    }
    if (result.endsWith('>'))
        result += OM_QT6 ? "" : " ";
    result += '>';
    return result + normal_arguments(text.mid(i + 1));
}

static QByteArray normal_type(const char *given, int given_length) {
    QByteArray text = without_spaces(given, given_length);
    // `X const &` and `X const *` are written as `const X &` and `const X *`.
    int depth = 0;
    for (int i = 0; i + 6 <= int(text.size()); ++i) {
        const char c = text.at(i);
        depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        if (c == '*')
            break;
        if (i > 0 && depth == 0 && text.mid(i, 5) == "const" && !is_letter(text.at(i - 1)) &&
            (i + 5 == int(text.size()) || !is_letter(text.at(i + 5)))) {
            text = "const " + text.left(text.at(i - 1) == ' ' ? i - 1 : i) + text.mid(i + 5);
            break;
        }
    }
    if (text.startsWith("const ")) {
        const bool is_reference = text.endsWith('&') && !text.endsWith("&&");
        const QByteArray rest = text.mid(6, text.size() - 6 - (is_reference ? 1 : 0));
        const char last = rest.isEmpty() ? ' ' : rest.at(int(rest.size()) - 1);
        if (last != '*' && last != '&')
            text = rest;
        else if (is_reference && !rest.contains('*'))
            text = rest;
    }
    const bool is_const = take_word(text, "const");
    take_word(text, "struct") || take_word(text, "class") || take_word(text, "enum");
    int end = int(text.size());
    while (end > 0 && (text.at(end - 1) == '*' || text.at(end - 1) == '&'))
        --end;
    text = normal_arguments(integer_name(text.left(end))) + text.mid(end);
    return is_const ? "const " + text : text;
}

QByteArray normalized(const char *text, bool is_signature) {
    if (!text || !*text)
        return QByteArray();
    const char *const open = is_signature ? strchr(text, '(') : nullptr;
    if (!open)
        return is_signature ? without_spaces(text, int(strlen(text))) : normal_type(text, int(strlen(text)));
    QByteArray result = without_spaces(text, int(open - text)) + '(';
    int depth = 0;
    const char *begin = open + 1;
    const char *at = begin;
    for (; *at; ++at) {
        if (depth == 0 && (*at == ',' || *at == ')')) {
            const QByteArray type = normal_type(begin, int(at - begin));
            if (!(type == "void" && *at == ')' && result.endsWith('(')))
                result += type;
            if (*at == ')')
                break;
            result += ',';
            begin = at + 1;
        }
        depth += *at == '<' || *at == '(' ? 1 : *at == '>' || *at == ')' ? -1 : 0;
    }
    result += ')';
    if (*at)
        result += without_spaces(at + 1, int(strlen(at + 1)));
    return result;
}

} // namespace __omqt

OM_END_MODEL
