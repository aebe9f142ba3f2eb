// Positions in a stream [stream.types], [fpos]: an offset, and the conversion state at that place.
#ifndef OM_STRING_POSITIONS_H
#define OM_STRING_POSITIONS_H

#include <__om/nodebug.h>
#include <__om/types.h>
#include <wchar.h>

OM_BEGIN_MODEL

namespace std {

using ::mbstate_t;

typedef ptrdiff_t streamsize;
typedef long streamoff;

template <class _State>
class fpos {
public:
    OM_CONSTEXPR fpos() : __offset_(0), __state_() {}
    OM_CONSTEXPR fpos(streamoff __offset) : __offset_(__offset), __state_() {}

    OM_CONSTEXPR operator streamoff() const { return __offset_; }

    OM_CONSTEXPR _State state() const { return __state_; }
    void state(_State __state) { __state_ = __state; }

    fpos &operator+=(streamoff __offset) {
        __offset_ += __offset;
        return *this;
    }
    fpos &operator-=(streamoff __offset) {
        __offset_ -= __offset;
        return *this;
    }
    fpos operator+(streamoff __offset) const {
        fpos __moved(*this);
        __moved += __offset;
        return __moved;
    }
    fpos operator-(streamoff __offset) const {
        fpos __moved(*this);
        __moved -= __offset;
        return __moved;
    }
    OM_CONSTEXPR streamoff operator-(const fpos &__other) const { return __offset_ - __other.__offset_; }

private:
    streamoff __offset_;
    _State __state_;
};

template <class _State>
inline bool operator==(const fpos<_State> &__l, const fpos<_State> &__r) {
    return streamoff(__l) == streamoff(__r);
}
template <class _State>
inline bool operator!=(const fpos<_State> &__l, const fpos<_State> &__r) {
    return streamoff(__l) != streamoff(__r);
}

typedef fpos<mbstate_t> streampos;
typedef streampos wstreampos;
#if defined(__cpp_char8_t)
typedef streampos u8streampos;
#endif
#if OM_CXX11
typedef streampos u16streampos;
typedef streampos u32streampos;
#endif

} // namespace std

OM_END_MODEL

#endif
