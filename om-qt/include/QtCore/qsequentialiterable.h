#include <QtCore/qvariant.h>
