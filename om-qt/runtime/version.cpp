// Which version of Qt the functions beside this one are of.
#include <QtCore/qconfig.h>

const char OM_QT_VERSION_SYMBOL = OM_QT_MAJOR;
