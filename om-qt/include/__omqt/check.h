// How a model of Qt checks what the documentation demands: the check of the engine, the condition, and the message in a
// Qt programmer's words.
//
//     // QList, at(): "i must be a valid index position in the list"
//     OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QList::at(): index out of range");
//
// The names of checks are those of verify-symex/src/code.rs: container-bounds, empty-container, invalidated-iterator,
// iterator-range, iterator-mismatch, empty-access, invalid-order, output-range, stream-misuse, thread-misuse, assertion,
// and library-precondition for the rest. Usable in constant expressions, as OM_CHECK is.
#ifndef OM_QT_CHECK_H
#define OM_QT_CHECK_H

#include <__om/config.h>

#define OM_QT_REQUIRES(check, condition, message) OM_CHECK(check, condition, message)

#endif
