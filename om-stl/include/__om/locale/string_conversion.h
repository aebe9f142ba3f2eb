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
    explicit wstring_convert(_Codecvt *__facet) : wstring_convert(__facet, state_type()) {
        _M_keeps_state = false;
    }
    wstring_convert(_Codecvt *__facet, state_type __state)
        : _M_facet(__facet), _M_state(__state), _M_keeps_state(true), _M_has_answers(false), _M_converted(0) {
        OM_REQUIRES(__facet != nullptr, "wstring_convert: the facet is null");
    }
    explicit wstring_convert(const byte_string &__byte_error, const wide_string &__wide_error = wide_string())
        : wstring_convert() {
        _M_byte_error = __byte_error;
        _M_wide_error = __wide_error;
        _M_has_answers = true;
    }
    wstring_convert(const wstring_convert &) = delete;
    wstring_convert &operator=(const wstring_convert &) = delete;

    wide_string from_bytes(char __byte) { return from_bytes(&__byte, &__byte + 1); }
    wide_string from_bytes(const char *__text) { return from_bytes(__text, __text + char_traits<char>::length(__text)); }
    wide_string from_bytes(const byte_string &__text) {
        return from_bytes(__text.data(), __text.data() + __text.size());
    }
    wide_string from_bytes(const char *__first, const char *__last) {
        wide_string __wide;
        if (_M_convert(&_Codecvt::in, __first, __last, __wide)) return __wide;
        if (!_M_has_answers) __om::throw_range_error("wstring_convert::from_bytes");
        return _M_wide_error;
    }

    byte_string to_bytes(_Elem __wide) { return to_bytes(&__wide, &__wide + 1); }
    byte_string to_bytes(const _Elem *__text) { return to_bytes(__text, __text + char_traits<_Elem>::length(__text)); }
    byte_string to_bytes(const wide_string &__text) { return to_bytes(__text.data(), __text.data() + __text.size()); }
    byte_string to_bytes(const _Elem *__first, const _Elem *__last) {
        byte_string __bytes;
        if (_M_convert(&_Codecvt::out, __first, __last, __bytes)) return __bytes;
        if (!_M_has_answers) __om::throw_range_error("wstring_convert::to_bytes");
        return _M_byte_error;
    }

    size_t converted() const noexcept { return _M_converted; }
    state_type state() const { return _M_state; }

  private:
    // Whether all of it could be converted; what could is appended.
    template <class _Function, class _From, class _String>
    bool _M_convert(_Function __function, const _From *__first, const _From *__last, _String &__to) {
        if (!_M_keeps_state) _M_state = state_type();
        const _From *const __begin = __first;
        codecvt_base::result __how = codecvt_base::ok;
        bool __moves = true;
        while (__first != __last && __moves && __how != codecvt_base::error) {
            typename _String::value_type __room[16];
            typename _String::value_type *__end = __room;
            const _From *__next = __first;
            __how = ((*_M_facet).*__function)(_M_state, __first, __last, __next, __room, __room + 16, __end);
            if (__how == codecvt_base::noconv) {
                for (; __first != __last; ++__first)
                    __to.push_back(static_cast<typename _String::value_type>(*__first));
                break;
            }
            __moves = __next != __first || __end != __room;
            __to.append(__room, static_cast<size_t>(__end - __room));
            __first = __next;
        }
        _M_converted = static_cast<size_t>(__first - __begin);
        return __how != codecvt_base::error && __first == __last;
    }

    unique_ptr<_Codecvt> _M_facet;
    byte_string _M_byte_error;
    wide_string _M_wide_error;
    state_type _M_state;
    bool _M_keeps_state;
    bool _M_has_answers;
    size_t _M_converted;
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
        : _M_bytes(__bytes), _M_facet(__facet), _M_state(__state), _M_waiting(0) {
        OM_REQUIRES(__facet != nullptr, "wbuffer_convert: the facet is null");
    }
    wbuffer_convert(const wbuffer_convert &) = delete;
    wbuffer_convert &operator=(const wbuffer_convert &) = delete;

    streambuf *rdbuf() const { return _M_bytes; }
    streambuf *rdbuf(streambuf *__bytes) {
        streambuf *const __before = _M_bytes;
        _M_bytes = __bytes;
        return __before;
    }
    state_type state() const { return _M_state; }

  protected:
    int_type overflow(int_type __c = _Traits::eof()) override {
        if (_Traits::eq_int_type(__c, _Traits::eof())) return _Traits::not_eof(__c);
        if (!_M_bytes || _M_waiting == _S_most) return _Traits::eof();
        // The first half of a character waits for the second.
        _M_held[_M_waiting++] = _Traits::to_char_type(__c);
        char __out[4 * _S_most];
        char *__end = __out;
        const _Elem *__next = _M_held;
        const codecvt_base::result __how =
            _M_facet->out(_M_state, _M_held, _M_held + _M_waiting, __next, __out, __out + sizeof __out, __end);
        if (__how == codecvt_base::error) return _Traits::eof();
        if (__how == codecvt_base::noconv)
            *__end++ = static_cast<char>(*__next++);
        if (__next == _M_held + _M_waiting) _M_waiting = 0;
        const streamsize __n = __end - __out;
        return _M_bytes->sputn(__out, __n) == __n ? __c : _Traits::eof();
    }
    int_type underflow() override {
        if (!_M_bytes) return _Traits::eof();
        char __in[4 * _S_most];
        for (int __n = 0; __n != sizeof __in; ++__n) {
            const int __byte = _M_bytes->sbumpc();
            if (__byte == char_traits<char>::eof()) return _Traits::eof();
            __in[__n] = static_cast<char>(__byte);
            const char *__next = __in;
            _Elem *__end = _M_read;
            const codecvt_base::result __how =
                _M_facet->in(_M_state, __in, __in + __n + 1, __next, _M_read, _M_read + _S_most, __end);
            if (__how == codecvt_base::error) return _Traits::eof();
            if (__how == codecvt_base::noconv) *__end++ = static_cast<_Elem>(__in[0]);
            if (__end != _M_read) {
                this->setg(_M_read, _M_read, __end);
                return _Traits::to_int_type(_M_read[0]);
            }
        }
        return _Traits::eof();
    }
    int sync() override { return !_M_bytes || _M_bytes->pubsync() == -1 ? -1 : 0; }

  private:
    static const int _S_most = 4;

    streambuf *_M_bytes;
    unique_ptr<_Codecvt> _M_facet;
    state_type _M_state;
    int _M_waiting;
    _Elem _M_held[_S_most];
    _Elem _M_read[_S_most];
};

} // namespace std

OM_END_MODEL

#endif

#endif
