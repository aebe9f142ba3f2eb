// QT_VERSION and QT_VERSION_CHECK.
#ifndef OM_QT_QTVERSIONCHECKS_H
#define OM_QT_QTVERSIONCHECKS_H

#include <QtCore/qconfig.h>

#endif
