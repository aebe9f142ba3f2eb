// The operating system of the program: Q_OS_* (QtGlobal, macros).
#ifndef OM_QT_QSYSTEMDETECTION_H
#define OM_QT_QSYSTEMDETECTION_H

#if defined(__linux__)
#define Q_OS_LINUX
#elif defined(__APPLE__)
#define Q_OS_DARWIN
#define Q_OS_MACOS
#define Q_OS_MAC
#define Q_OS_OSX
#define Q_OS_MACX
#define Q_OS_DARWIN64
#define Q_OS_MAC64
#elif defined(__FreeBSD__)
#define Q_OS_FREEBSD
#define Q_OS_BSD4
#endif
#define Q_OS_UNIX

#endif
