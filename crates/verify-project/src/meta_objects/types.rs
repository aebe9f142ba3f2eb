//! Types as moc writes them: without spaces that nothing needs, without `const` and `&` where the value counts.

use crate::contract::token::{Kind, Token, tokens};

/// The tokens as text, with a space where two words would run into each other.
pub fn joined(tokens: &[Token<'_>]) -> String {
    let mut text = String::new();
    let mut before: Option<&Token<'_>> = None;
    for token in tokens {
        let is_word = |token: &Token<'_>| matches!(token.kind, Kind::Word | Kind::Number);
        if before.is_some_and(|before| is_word(before) && is_word(token)) {
            text.push(' ');
        }
        text.push_str(token.text);
        before = Some(token);
    }
    text
}

/// A type by its normal name in this version of Qt.
pub fn normal(written: &str, major: u32) -> String {
    let all = tokens(written);
    normal_tokens(&all, major)
}

fn normal_tokens(all: &[Token<'_>], major: u32) -> String {
    let mut parts: Vec<Token<'_>> = all.to_vec();
    // `X const &` means `const X &`.
    let mut depth = 0i32;
    let pointer = parts.iter().position(|t| t.is("*")).unwrap_or(parts.len());
    let trailing = parts.iter().enumerate().position(|(at, t)| {
        depth += i32::from(t.is("<")) - i32::from(t.is(">"));
        at > 0 && at < pointer && depth == 0 && t.is("const")
    });
    if let Some(at) = trailing {
        let word = parts.remove(at);
        parts.insert(0, word);
    }
    let has = |parts: &[Token<'_>], symbol: &str| parts.iter().any(|t| t.is(symbol));
    let starts_const = parts.first().is_some_and(|t| t.is("const"));
    let is_reference = parts.last().is_some_and(|t| t.is("&"));
    if starts_const {
        let last = parts.last().map_or("", |t| t.text);
        if last != "*" && last != "&" && last != "&&" {
            parts.remove(0);
        } else if is_reference && !has(&parts, "*") {
            parts.remove(0);
            parts.pop();
        }
    }
    let keeps_const = parts.first().is_some_and(|t| t.is("const"));
    if keeps_const {
        parts.remove(0);
    }
    if parts.len() > 1
        && ["struct", "class", "enum"]
            .iter()
            .any(|word| parts[0].is(word))
    {
        parts.remove(0);
    }
    let end = parts
        .iter()
        .rposition(|t| !t.is("*") && !t.is("&") && !t.is("&&"))
        .map_or(0, |at| at + 1);
    let core = integer(&arguments(&parts[..end], major), major);
    let constness = if keeps_const { "const " } else { "" };
    format!("{constness}{core}{}", joined(&parts[end..]))
}

/// With the arguments of templates as types.
fn arguments(parts: &[Token<'_>], major: u32) -> String {
    let Some(open) = parts.iter().position(|t| t.is("<")) else {
        return joined(parts);
    };
    let mut name = joined(&parts[..open]);
    if major >= 6 {
        name = match name.as_str() {
            "QVector" => "QList".to_owned(),
            "QPair" => "std::pair".to_owned(),
            _ => name,
        };
    }
    let mut list = Vec::new();
    let (mut depth, mut begin, mut close) = (0i32, open + 1, parts.len());
    for (at, t) in parts.iter().enumerate().skip(open + 1) {
        if depth == 0 && (t.is(",") || t.is(">")) {
            list.push(normal_tokens(&parts[begin..at], major));
            begin = at + 1;
            if t.is(">") {
                close = at;
                break;
            }
        }
        depth += i32::from(t.is("<") || t.is("(")) - i32::from(t.is(">") || t.is(")"));
    }
    let inside = list.join(",");
    let space = if inside.ends_with('>') && major < 6 {
        " "
    } else {
        ""
    };
    let rest = arguments(parts.get(close + 1..).unwrap_or_default(), major);
    format!("{name}<{inside}{space}>{rest}")
}

/// `unsigned long int` and its like have names of their own.
fn integer(text: &str, major: u32) -> String {
    let short = match text {
        "unsigned" | "unsigned int" => "uint",
        "unsigned long" => "ulong",
        _ if major < 6 => text,
        "unsigned short" | "unsigned short int" => "ushort",
        "unsigned char" => "uchar",
        "unsigned long int" => "ulong",
        "unsigned long long" | "unsigned long long int" => "qulonglong",
        "long int" => "long",
        "short int" => "short",
        "long long" | "long long int" => "qlonglong",
        _ => text,
    };
    short.to_owned()
}

/// The number of a type that Qt has one of, as moc writes it: by the enumerator of `QMetaType`.
pub fn built_in(normal: &str, major: u32) -> Option<&'static str> {
    let name = match normal {
        "void" => "Void",
        "bool" => "Bool",
        "int" | "qint32" => "Int",
        "uint" | "quint32" => "UInt",
        "qlonglong" | "qint64" => "LongLong",
        "qulonglong" | "quint64" => "ULongLong",
        "double" => "Double",
        "qreal" => "QReal",
        "float" => "Float",
        "long" => "Long",
        "ulong" => "ULong",
        "short" | "qint16" => "Short",
        "ushort" | "quint16" => "UShort",
        "char" => "Char",
        "uchar" | "quint8" => "UChar",
        "signed char" | "qint8" => "SChar",
        "std::nullptr_t" => "Nullptr",
        "void*" => "VoidStar",
        "QObject*" => "QObjectStar",
        "QList<QVariant>" => "QVariantList",
        "QMap<QString,QVariant>" => "QVariantMap",
        "QHash<QString,QVariant>" => "QVariantHash",
        "QList<QByteArray>" => "QByteArrayList",
        "QList<QString>" if major >= 6 => "QStringList",
        "QRegExp" if major < 6 => "QRegExp",
        _ => *CLASSES.iter().find(|name| **name == normal)?,
    };
    Some(name)
}

/// Classes whose enumerators have their names.
const CLASSES: &[&str] = &[
    "QChar",
    "QString",
    "QStringList",
    "QByteArray",
    "QBitArray",
    "QDate",
    "QTime",
    "QDateTime",
    "QUrl",
    "QLocale",
    "QRect",
    "QRectF",
    "QSize",
    "QSizeF",
    "QLine",
    "QLineF",
    "QPoint",
    "QPointF",
    "QEasingCurve",
    "QUuid",
    "QVariant",
    "QVariantList",
    "QVariantMap",
    "QVariantHash",
    "QByteArrayList",
    "QModelIndex",
    "QPersistentModelIndex",
    "QRegularExpression",
    "QJsonValue",
    "QJsonObject",
    "QJsonArray",
    "QJsonDocument",
    "QCborValue",
    "QCborArray",
    "QCborMap",
    "QFont",
    "QPixmap",
    "QBrush",
    "QColor",
    "QPalette",
    "QIcon",
    "QImage",
    "QPolygon",
    "QRegion",
    "QBitmap",
    "QCursor",
    "QKeySequence",
    "QPen",
    "QTextLength",
    "QTextFormat",
    "QTransform",
    "QMatrix4x4",
    "QVector2D",
    "QVector3D",
    "QVector4D",
    "QQuaternion",
    "QPolygonF",
    "QColorSpace",
    "QSizePolicy",
];
