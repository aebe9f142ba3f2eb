// QSysInfo: the machine of the engine, a 64-bit Linux on x86.
#ifndef OM_QT_QSYSINFO_H
#define OM_QT_QSYSINFO_H

#include <QtCore/qglobal.h>

OM_BEGIN_MODEL

class QByteArray;
class QString;

class QSysInfo {
public:
    enum Sizes { WordSize = sizeof(void *) << 3 };
    enum Endian { BigEndian, LittleEndian, ByteOrder = LittleEndian };

    static QString buildCpuArchitecture();
    static QString currentCpuArchitecture();
    static QString buildAbi();
    static QString kernelType();
    static QString kernelVersion();
    static QString productType();
    static QString productVersion();
    static QString prettyProductName();
    static QString machineHostName();
    static QByteArray machineUniqueId();
    static QByteArray bootUniqueId();
};

OM_END_MODEL

#endif
