// The arguments of a formatting call [format.args], with their types forgotten, and the context that a
// formatter writes in [format.context]. All output is gathered in a string first.
#ifndef OM_FORMAT_ARGS_H
#define OM_FORMAT_ARGS_H

#include <__om/format/spec.h>
#include <__om/iterator/insert.h>
#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

template <class _CharT>
using format_output = std::back_insert_iterator<std::basic_string<_CharT>>;

template <class _Tp, class _CharT>
inline constexpr bool is_format_text = false;
template <class _CharT, class _Traits, class _Alloc>
inline constexpr bool is_format_text<std::basic_string<_CharT, _Traits, _Alloc>, _CharT> = true;
template <class _CharT, class _Traits>
inline constexpr bool is_format_text<std::basic_string_view<_CharT, _Traits>, _CharT> = true;
template <class _CharT, std::size_t __n>
inline constexpr bool is_format_text<_CharT[__n], _CharT> = true;

} // namespace __om

namespace std {

template <class _Out, class _CharT>
class basic_format_context;
typedef basic_format_context<__om::format_output<char>, char> format_context;
typedef basic_format_context<__om::format_output<wchar_t>, wchar_t> wformat_context;

// [format.formatter]: nothing can be formatted unless there is a specialisation.
template <class _Tp, class _CharT = char>
struct formatter {
    formatter() = delete;
    formatter(const formatter &) = delete;
    formatter &operator=(const formatter &) = delete;
};

// [format.arg]
template <class _Context>
class basic_format_arg {
    typedef typename _Context::char_type _CharT;

  public:
    class handle {
      public:
        void format(basic_format_parse_context<_CharT> &__parse, _Context &__context) const {
            _M_format(__parse, __context, _M_object);
        }

      private:
        friend class basic_format_arg;
        const void *_M_object;
        void (*_M_format)(basic_format_parse_context<_CharT> &, _Context &, const void *);
    };

    basic_format_arg() noexcept : _M_kind(_S_none) {}
    explicit operator bool() const noexcept { return _M_kind != _S_none; }

    template <class _Tp>
    explicit basic_format_arg(const _Tp &__value) noexcept {
        if constexpr (is_same_v<_Tp, bool>)
            _M_kind = _S_bool, _M_bool = __value;
        else if constexpr (is_same_v<_Tp, _CharT>)
            _M_kind = _S_char, _M_char = __value;
        else if constexpr (is_same_v<_Tp, char> && is_same_v<_CharT, wchar_t>)
            _M_kind = _S_char, _M_char = static_cast<_CharT>(static_cast<unsigned char>(__value));
        else if constexpr (is_integral_v<_Tp> && is_signed_v<_Tp>)
            _M_kind = sizeof(_Tp) <= sizeof(int) ? _S_int : _S_long, _M_long = __value;
        else if constexpr (is_integral_v<_Tp>)
            _M_kind = sizeof(_Tp) <= sizeof(int) ? _S_unsigned : _S_unsigned_long, _M_unsigned = __value;
        else if constexpr (is_same_v<_Tp, float>)
            _M_kind = _S_float, _M_float = __value;
        else if constexpr (is_same_v<_Tp, double>)
            _M_kind = _S_double, _M_double = __value;
        else if constexpr (is_same_v<_Tp, long double>)
            _M_kind = _S_long_double, _M_long_double = __value;
        else if constexpr (is_same_v<_Tp, const _CharT *> || is_same_v<_Tp, _CharT *>)
            _M_kind = _S_text, _M_text = __value, _M_size = char_traits<_CharT>::length(_S_given(__value));
        else if constexpr (is_convertible_v<const _Tp &, basic_string_view<_CharT>> &&
                           __om::is_format_text<_Tp, _CharT>) {
            const basic_string_view<_CharT> __view = __value;
            _M_kind = _S_string, _M_text = __view.data(), _M_size = __view.size();
        } else if constexpr (is_same_v<_Tp, nullptr_t> || is_same_v<_Tp, void *> || is_same_v<_Tp, const void *>)
            _M_kind = _S_pointer, _M_pointer = static_cast<const void *>(__value);
        else {
            _M_kind = _S_handle;
            _M_handle._M_object = __builtin_addressof(__value);
            _M_handle._M_format = [](basic_format_parse_context<_CharT> &__parse, _Context &__context,
                                     const void *__p) {
                typename _Context::template formatter_type<_Tp> __f;
                __parse.advance_to(__f.parse(__parse));
                __context.advance_to(
                    const_cast<const decltype(__f) &>(__f).format(*static_cast<const _Tp *>(__p), __context));
            };
        }
    }

    // [format.arg]/visit
    template <class _Visitor>
    decltype(auto) _M_visit(_Visitor &&__visitor) const {
        switch (_M_kind) {
        case _S_bool:
            return __visitor(_M_bool);
        case _S_char:
            return __visitor(_M_char);
        case _S_int:
            return __visitor(static_cast<int>(_M_long));
        case _S_long:
            return __visitor(_M_long);
        case _S_unsigned:
            return __visitor(static_cast<unsigned>(_M_unsigned));
        case _S_unsigned_long:
            return __visitor(_M_unsigned);
        case _S_float:
            return __visitor(_M_float);
        case _S_double:
            return __visitor(_M_double);
        case _S_long_double:
            return __visitor(_M_long_double);
        case _S_text:
            return __visitor(_M_text);
        case _S_string:
            return __visitor(basic_string_view<_CharT>(_M_text, _M_size));
        case _S_pointer:
            return __visitor(_M_pointer);
        case _S_handle:
            return __visitor(_M_handle);
        default:
            return __visitor(monostate_of_format());
        }
    }
    struct monostate_of_format {};

  private:
    static const _CharT *_S_given(const _CharT *__s) {
        OM_REQUIRES(__s != nullptr, "format: a null pointer is given as a text");
        return __s;
    }

    enum _Kind {
        _S_none,
        _S_bool,
        _S_char,
        _S_int,
        _S_long,
        _S_unsigned,
        _S_unsigned_long,
        _S_float,
        _S_double,
        _S_long_double,
        _S_text,
        _S_string,
        _S_pointer,
        _S_handle
    } _M_kind;
    size_t _M_size;
    union {
        bool _M_bool;
        _CharT _M_char;
        long long _M_long;
        unsigned long long _M_unsigned;
        float _M_float;
        double _M_double;
        long double _M_long_double;
        const _CharT *_M_text;
        const void *_M_pointer;
        handle _M_handle;
    };
};

template <class _Visitor, class _Context>
decltype(auto) visit_format_arg(_Visitor &&__visitor, basic_format_arg<_Context> __arg) {
    return __arg._M_visit(static_cast<_Visitor &&>(__visitor));
}

// [format.arg.store]
} // namespace std

namespace __om {

template <class _Context, std::size_t __n>
struct format_arg_store {
    std::basic_format_arg<_Context> args[__n == 0 ? 1 : __n];
};

} // namespace __om

namespace std {

// [format.args]
template <class _Context>
class basic_format_args {
  public:
    template <size_t __n>
    basic_format_args(const __om::format_arg_store<_Context, __n> &__store) noexcept
        : _M_args(__store.args), _M_size(__n) {}
    basic_format_arg<_Context> get(size_t __i) const noexcept {
        return __i < _M_size ? _M_args[__i] : basic_format_arg<_Context>();
    }
    size_t _M_count() const noexcept { return _M_size; }

  private:
    const basic_format_arg<_Context> *_M_args;
    size_t _M_size;
};
typedef basic_format_args<format_context> format_args;
typedef basic_format_args<wformat_context> wformat_args;

// [format.context]
template <class _Out, class _CharT>
class basic_format_context {
  public:
    typedef _Out iterator;
    typedef _CharT char_type;
    template <class _Tp>
    using formatter_type = formatter<_Tp, _CharT>;

    basic_format_context(_Out __out, basic_format_args<basic_format_context> __args) : _M_out(__out), _M_args(__args) {}
    basic_format_context(const basic_format_context &) = delete;
    basic_format_context &operator=(const basic_format_context &) = delete;

    basic_format_arg<basic_format_context> arg(size_t __id) const noexcept { return _M_args.get(__id); }
    iterator out() { return _M_out; }
    void advance_to(iterator __at) { _M_out = __at; }

  private:
    _Out _M_out;
    basic_format_args<basic_format_context> _M_args;
};

template <class _Context = format_context, class... _Args>
__om::format_arg_store<_Context, sizeof...(_Args)> make_format_args(const _Args &...__args) {
    return {{basic_format_arg<_Context>(__args)...}};
}
template <class... _Args>
__om::format_arg_store<wformat_context, sizeof...(_Args)> make_wformat_args(const _Args &...__args) {
    return {{basic_format_arg<wformat_context>(__args)...}};
}

} // namespace std

namespace __om {

// The value of a width or a precision that may be another argument.
template <class _Context>
std::size_t format_count_value(const format_count &__count, const _Context &__context) {
    if (__count.what != format_count::argument) return __count.value;
    return __context.arg(__count.value)._M_visit([](const auto &__value) -> std::size_t {
        typedef std::remove_cvref_t<decltype(__value)> _Tp;
        if constexpr (std::is_same_v<_Tp, int> || std::is_same_v<_Tp, long long> || std::is_same_v<_Tp, unsigned> ||
                      std::is_same_v<_Tp, unsigned long long>) {
            if (__value < 0 || static_cast<unsigned long long>(__value) > 0x7fffffff)
                throw std::format_error("format: a width or precision is negative or too large");
            return static_cast<std::size_t>(__value);
        } else {
            throw std::format_error("format: a width or precision is no integer");
        }
    });
}

} // namespace __om

OM_END_MODEL

#endif
