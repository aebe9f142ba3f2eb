// wstring_convert and wbuffer_convert ([depr.conversions]): whole strings and stream buffers through a
// codecvt facet that they own.
#ifndef OM_LOCALE_STRING_CONVERSION_H
#define OM_LOCALE_STRING_CONVERSION_H

#include <__om/config.h>

#if OM_CXX11

#include <__om/io/streambuf_members.h>
#include <__om/locale/codecvt.h>
#include <__om/memory/unique_ptr.h>
#include <__om/throw.h>
#include <string>

OM_BEGIN_MODEL

namespace std {

// [depr.conversions.string]
template <class _Codecvt, class _Elem = wchar_t, class _WideAlloc = allocator<_Elem>,
          class _ByteAlloc = allocator<char>>
class wstring_convert {
public:
    typedef basic_string<char, char_traits<char>, _ByteAlloc> byte_string;
    typedef basic_string<_Elem, char_traits<_Elem>, _WideAlloc> wide_string;
    typedef typename _Codecvt::state_type state_type;
    typedef typename wide_string::traits_type::int_type int_type;

    wstring_convert() : wstring_convert(new _Codecvt) {}
    explicit wstring_convert(_Codecvt *__facet) : wstring_convert(__facet, state_type()) { __keeps_state = false; }
    wstring_convert(_Codecvt *__facet, state_type __state)
        : __facet_(__facet), __state_(__state), __keeps_state(true), __has_answers(false), __converted(0) {
        OM_REQUIRES(__facet != nullptr, "wstring_convert: the facet is null");
    }
    explicit wstring_convert(const byte_string &__byte_error, const wide_string &__wide_error = wide_string())
        : wstring_convert() {
        __byte_error_ = __byte_error;
        __wide_error_ = __wide_error;
        __has_answers = true;
    }
    wstring_convert(const wstring_convert &) = delete;
    wstring_convert &operator=(const wstring_convert &) = delete;

    wide_string from_bytes(char __byte) { return from_bytes(&__byte, &__byte + 1); }
    wide_string from_bytes(const char *__text) {
        return from_bytes(__text, __text + char_traits<char>::length(__text));
    }
    wide_string from_bytes(const byte_string &__text) {
        return from_bytes(__text.data(), __text.data() + __text.size());
    }
    wide_string from_bytes(const char *__first, const char *__last) {
        wide_string __wide;
        if (__convert(&_Codecvt::in, __first, __last, __wide))
            return __wide;
        if (!__has_answers)
            __om::throw_range_error("wstring_convert::from_bytes");
        return __wide_error_;
    }

    byte_string to_bytes(_Elem __wide) { return to_bytes(&__wide, &__wide + 1); }
    byte_string to_bytes(const _Elem *__text) { return to_bytes(__text, __text + char_traits<_Elem>::length(__text)); }
    byte_string to_bytes(const wide_string &__text) { return to_bytes(__text.data(), __text.data() + __text.size()); }
    byte_string to_bytes(const _Elem *__first, const _Elem *__last) {
        byte_string __bytes;
        if (__convert(&_Codecvt::out, __first, __last, __bytes))
            return __bytes;
        if (!__has_answers)
            __om::throw_range_error("wstring_convert::to_bytes");
        return __byte_error_;
    }

    size_t converted() const noexcept { return __converted; }
    state_type state() const { return __state_; }

private:
    // Whether all of it could be converted; what could is appended.
    template <class _Function, class _From, class _String>
    bool __convert(_Function __function, const _From *__first, const _From *__last, _String &__to) {
        if (!__keeps_state)
            __state_ = state_type();
        const _From *const __begin = __first;
        codecvt_base::result __how = codecvt_base::ok;
        bool __moves = true;
        while (__first != __last && __moves && __how != codecvt_base::error) {
            typename _String::value_type __room[16];
            typename _String::value_type *__end = __room;
            const _From *__next = __first;
            __how = ((*__facet_).*__function)(__state_, __first, __last, __next, __room, __room + 16, __end);
            if (__how == codecvt_base::noconv) {
                for (; __first != __last; ++__first)
                    __to.push_back(static_cast<typename _String::value_type>(*__first));
                break;
            }
            __moves = __next != __first || __end != __room;
            __to.append(__room, static_cast<size_t>(__end - __room));
            __first = __next;
        }
        __converted = static_cast<size_t>(__first - __begin);
        return __how != codecvt_base::error && __first == __last;
    }

    unique_ptr<_Codecvt> __facet_;
    byte_string __byte_error_;
    wide_string __wide_error_;
    state_type __state_;
    bool __keeps_state;
    bool __has_answers;
    size_t __converted;
};

// [depr.conversions.buffer]: characters go to the bytes below at once; of what is read, no more than one
// character is taken out of them.
template <class _Codecvt, class _Elem = wchar_t, class _Traits = char_traits<_Elem>>
class wbuffer_convert : public basic_streambuf<_Elem, _Traits> {
    typedef typename _Traits::int_type int_type;

public:
    typedef typename _Codecvt::state_type state_type;

    wbuffer_convert() : wbuffer_convert(nullptr) {}
    explicit wbuffer_convert(streambuf *__bytes, _Codecvt *__facet = new _Codecvt, state_type __state = state_type())
        : __bytes_(__bytes), __facet_(__facet), __state_(__state), __waiting(0) {
        OM_REQUIRES(__facet != nullptr, "wbuffer_convert: the facet is null");
    }
    wbuffer_convert(const wbuffer_convert &) = delete;
    wbuffer_convert &operator=(const wbuffer_convert &) = delete;

    streambuf *rdbuf() const { return __bytes_; }
    streambuf *rdbuf(streambuf *__bytes) {
        streambuf *const __before = __bytes_;
        __bytes_ = __bytes;
        return __before;
    }
    state_type state() const { return __state_; }

protected:
    int_type overflow(int_type __c = _Traits::eof()) override {
        if (_Traits::eq_int_type(__c, _Traits::eof()))
            return _Traits::not_eof(__c);
        if (!__bytes_ || __waiting == __most)
            return _Traits::eof();
        // The first half of a character waits for the second.
        __held_[__waiting++] = _Traits::to_char_type(__c);
        char __out[4 * __most];
        char *__end = __out;
        const _Elem *__next = __held_;
        const codecvt_base::result __how =
            __facet_->out(__state_, __held_, __held_ + __waiting, __next, __out, __out + sizeof __out, __end);
        if (__how == codecvt_base::error)
            return _Traits::eof();
        if (__how == codecvt_base::noconv)
            *__end++ = static_cast<char>(*__next++);
        if (__next == __held_ + __waiting)
            __waiting = 0;
        const streamsize __n = __end - __out;
        return __bytes_->sputn(__out, __n) == __n ? __c : _Traits::eof();
    }
    int_type underflow() override {
        if (!__bytes_)
            return _Traits::eof();
        char __in[4 * __most];
        for (int __n = 0; __n != sizeof __in; ++__n) {
            const int __byte = __bytes_->sbumpc();
            if (__byte == char_traits<char>::eof())
                return _Traits::eof();
            __in[__n] = static_cast<char>(__byte);
            const char *__next = __in;
            _Elem *__end = __read;
            const codecvt_base::result __how =
                __facet_->in(__state_, __in, __in + __n + 1, __next, __read, __read + __most, __end);
            if (__how == codecvt_base::error)
                return _Traits::eof();
            if (__how == codecvt_base::noconv)
                *__end++ = static_cast<_Elem>(__in[0]);
            if (__end != __read) {
                this->setg(__read, __read, __end);
                return _Traits::to_int_type(__read[0]);
            }
        }
        return _Traits::eof();
    }
    int sync() override { return !__bytes_ || __bytes_->pubsync() == -1 ? -1 : 0; }

private:
    static const int __most = 4;

    streambuf *__bytes_;
    unique_ptr<_Codecvt> __facet_;
    state_type __state_;
    int __waiting;
    _Elem __held_[__most];
    _Elem __read[__most];
};

} // namespace std

OM_END_MODEL

#endif

#endif
