// Event filters, connections and threads of objects: for the runtime alone.
#ifndef OM_QT_OBJECT_PARTS_H
#define OM_QT_OBJECT_PARTS_H

#include <__omqt/object_data.h>

OM_BEGIN_MODEL

namespace __omqt {

void drop_filters(event_filter *first);
// Whether a filter of an object keeps an event from its receiver.
bool is_filtered(QObject *filtered, QObject *receiver, QEvent *event);
void move_to_thread(QObject *object, QThread *target);
// Removes what is connected no longer where nobody walks the list, and an orphaned list itself.
void settle(outgoing_connections *list);

} // namespace __omqt

OM_END_MODEL

#endif
