// The count of owners in what is shared implicitly ("Implicit Sharing"). Negative: static data that nobody owns;
// zero (Qt 5 only): data that may not be shared.
#ifndef OM_QT_QREFCOUNT_H
#define OM_QT_QREFCOUNT_H

#include <__omqt/check.h>

OM_BEGIN_MODEL

namespace QtPrivate {

class RefCount {
public:
    int atomic;

    bool ref() noexcept {
        if (atomic == 0)
            return false;
        if (atomic != -1)
            ++atomic;
        return true;
    }
    // Whether an owner is left.
    bool deref() noexcept {
        if (atomic == 0)
            return false;
        return atomic == -1 || --atomic != 0;
    }
    bool setSharable(bool sharable) noexcept {
        if (atomic != (sharable ? 0 : 1))
            return false;
        atomic = sharable ? 1 : 0;
        return true;
    }
    bool isSharable() const noexcept { return atomic != 0; }
    bool isStatic() const noexcept { return atomic == -1; }
    bool isShared() const noexcept { return atomic != 1 && atomic != 0; }
    void initializeOwned() noexcept { atomic = 1; }
    void initializeUnsharable() noexcept { atomic = 0; }
};

} // namespace QtPrivate

OM_END_MODEL

#define Q_REFCOUNT_INITIALIZE_STATIC {-1}

#endif
