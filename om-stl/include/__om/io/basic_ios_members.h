// The members of basic_ios that do more than read or set a field.
#ifndef OM_IO_BASIC_IOS_MEMBERS_H
#define OM_IO_BASIC_IOS_MEMBERS_H

#include <__om/io/basic_ios.h>
#include <__om/io/streambuf_members.h>

OM_BEGIN_MODEL

#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type basic_ios<_CharT, _Traits>

namespace std {

template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::basic_ios() : __tied_(OM_NULL), __fill_(), __fill_is_set(true), __buffer_(OM_NULL) {}
template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::basic_ios(basic_streambuf<_CharT, _Traits> *__buffer)
    : __tied_(OM_NULL), __fill_(), __fill_is_set(true), __buffer_(OM_NULL) {
    init(__buffer);
}
template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::~basic_ios() {}

OM_MEMBER(void)::init(basic_streambuf<_CharT, _Traits> *__buffer) {
    __reset();
    __buffer_ = __buffer;
    __tied_ = OM_NULL;
    __fill_ = widen(' ');
    __state_ = __buffer ? goodbit : badbit;
}

template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits> &basic_ios<_CharT, _Traits>::copyfmt(const basic_ios &__other) {
    if (this == __builtin_addressof(__other))
        return *this;
    __raise(erase_event);
    __copy_format(__other);
    __tied_ = __other.__tied_;
    __fill_ = __other.__fill_;
    __raise(copyfmt_event);
    exceptions(__other.__mask_);
    return *this;
}

OM_MEMBER(locale)::imbue(const locale &__locale) {
    const locale __old = ios_base::imbue(__locale);
    if (__buffer_)
        __buffer_->pubimbue(__locale);
    return __old;
}

OM_MEMBER(void)::__caught() {
    __state_ |= badbit;
    if (__mask_ & badbit) {
        OM_RETHROW;
    }
}

#if OM_CXX11
OM_MEMBER(void)::move(basic_ios &__other) {
    __swap_base(__other);
    __other.__reset();
    __buffer_ = nullptr;
    __tied_ = __other.__tied_;
    __fill_ = __other.__fill_;
    __other.__tied_ = nullptr;
}

OM_MEMBER(void)::swap(basic_ios &__other) noexcept {
    __swap_base(__other);
    basic_ostream<_CharT, _Traits> *const __tied = __tied_;
    const _CharT __fill = __fill_;
    __tied_ = __other.__tied_;
    __fill_ = __other.__fill_;
    __other.__tied_ = __tied;
    __other.__fill_ = __fill;
}
#endif

extern template class basic_ios<char>;

} // namespace std

#undef OM_MEMBER

OM_END_MODEL

#endif
