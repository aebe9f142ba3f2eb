// operator<< of QDebug for objects, and for enumerations and flags that moc knows.
#include <QtCore/qdebug.h>
#include <QtCore/qmetaobject.h>
#include <QtCore/qobject.h>

OM_BEGIN_MODEL

QDebug operator<<(QDebug debug, const QObject *object) {
    const QDebugStateSaver saver(debug);
    if (!object)
        return debug << "QObject(0x0)";
    debug.nospace() << object->metaObject()->className() << '(' << static_cast<const void *>(object);
    if (!object->objectName().isEmpty())
        debug << ", name = " << object->objectName();
    debug << ')';
    return debug;
}

// The class is left out at a low verbosity; the enumeration is named where the key does not tell it.
QDebug qt_QMetaEnum_debugOperator(QDebug &debug, qint64 value, const QMetaObject *meta, const char *name) {
    const QDebugStateSaver saver(debug);
    debug.nospace();
    const QMetaEnum table = meta->enumerator(meta->indexOfEnumerator(name));
    const char *const key = table.valueToKey(int(value));
    const int verbosity = debug.verbosity();
    if (verbosity >= QDebug::DefaultVerbosity && table.scope())
        debug << table.scope() << "::";
    if (!key)
        debug << table.enumName() << '(' << value << ')';
    else if (table.isScoped() || verbosity != QDebug::DefaultVerbosity)
        debug << table.enumName() << "::" << key;
    else
        debug << key;
    return debug;
}
QDebug qt_QMetaEnum_flagDebugOperator(QDebug &debug, quint64 value, const QMetaObject *meta, const char *name) {
    const QDebugStateSaver saver(debug);
    const bool is_qualified = debug.verbosity() >= QDebug::DefaultVerbosity;
    debug.resetFormat();
    debug.noquote();
    debug.nospace();
    const QMetaEnum table = meta->enumerator(meta->indexOfEnumerator(name));
    if (is_qualified) {
        debug << "QFlags<";
        if (table.scope())
            debug << table.scope() << "::";
    }
    debug << table.enumName() << (is_qualified ? ">(" : "(") << table.valueToKeys(int(value)) << ')';
    return debug;
}

OM_END_MODEL
