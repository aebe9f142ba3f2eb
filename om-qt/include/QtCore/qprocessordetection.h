// The processor of the program: Q_PROCESSOR_*, Q_BYTE_ORDER (QtGlobal, macros).
#ifndef OM_QT_QPROCESSORDETECTION_H
#define OM_QT_QPROCESSORDETECTION_H

#if defined(__x86_64__)
#define Q_PROCESSOR_X86 6
#define Q_PROCESSOR_X86_64
#elif defined(__i386__)
#define Q_PROCESSOR_X86 6
#define Q_PROCESSOR_X86_32
#elif defined(__aarch64__)
#define Q_PROCESSOR_ARM 8
#define Q_PROCESSOR_ARM_64
#elif defined(__arm__)
#define Q_PROCESSOR_ARM 7
#define Q_PROCESSOR_ARM_32
#endif
#define Q_PROCESSOR_WORDSIZE __SIZEOF_POINTER__

#define Q_BIG_ENDIAN 4321
#define Q_LITTLE_ENDIAN 1234
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define Q_BYTE_ORDER Q_BIG_ENDIAN
#else
#define Q_BYTE_ORDER Q_LITTLE_ENDIAN
#endif

#endif
