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
            __format_(__parse, __context, __object);
        }

    private:
        friend class basic_format_arg;
        const void *__object;
        void (*__format_)(basic_format_parse_context<_CharT> &, _Context &, const void *);
    };

    basic_format_arg() noexcept : __kind(__kind_none) {}
    explicit operator bool() const noexcept { return __kind != __kind_none; }

    template <class _Tp>
    explicit basic_format_arg(const _Tp &__value) noexcept {
        if constexpr (is_same_v<_Tp, bool>)
            __kind = __kind_bool, __bool = __value;
        else if constexpr (is_same_v<_Tp, _CharT>)
            __kind = __kind_char, __char = __value;
        else if constexpr (is_same_v<_Tp, char> && is_same_v<_CharT, wchar_t>)
            __kind = __kind_char, __char = static_cast<_CharT>(static_cast<unsigned char>(__value));
        else if constexpr (is_integral_v<_Tp> && is_signed_v<_Tp>)
            __kind = sizeof(_Tp) <= sizeof(int) ? __kind_int : __kind_long, __long = __value;
        else if constexpr (is_integral_v<_Tp>)
            __kind = sizeof(_Tp) <= sizeof(int) ? __kind_unsigned : __kind_unsigned_long, __unsigned = __value;
        else if constexpr (is_same_v<_Tp, float>)
            __kind = __kind_float, __float = __value;
        else if constexpr (is_same_v<_Tp, double>)
            __kind = __kind_double, __double = __value;
        else if constexpr (is_same_v<_Tp, long double>)
            __kind = __kind_long_double, __long_double = __value;
        else if constexpr (is_same_v<_Tp, const _CharT *> || is_same_v<_Tp, _CharT *>)
            __kind = __kind_text, __text_ = __value, __size_ = char_traits<_CharT>::length(__kind_given(__value));
        else if constexpr (is_convertible_v<const _Tp &, basic_string_view<_CharT>> &&
                           __om::is_format_text<_Tp, _CharT>) {
            const basic_string_view<_CharT> __view = __value;
            __kind = __kind_string, __text_ = __view.data(), __size_ = __view.size();
        } else if constexpr (is_same_v<_Tp, nullptr_t> || is_same_v<_Tp, void *> || is_same_v<_Tp, const void *>)
            __kind = __kind_pointer, __pointer = static_cast<const void *>(__value);
        else {
            __kind = __kind_handle;
            __handle.__object = __builtin_addressof(__value);
            __handle.__format_ = [](basic_format_parse_context<_CharT> &__parse, _Context &__context, const void *__p) {
                typename _Context::template formatter_type<_Tp> __f;
                __parse.advance_to(__f.parse(__parse));
                __context.advance_to(
                    const_cast<const decltype(__f) &>(__f).format(*static_cast<const _Tp *>(__p), __context));
            };
        }
    }

    // [format.arg]/visit
    template <class _Visitor>
    decltype(auto) __visit(_Visitor &&__visitor) const {
        switch (__kind) {
        case __kind_bool:
            return __visitor(__bool);
        case __kind_char:
            return __visitor(__char);
        case __kind_int:
            return __visitor(static_cast<int>(__long));
        case __kind_long:
            return __visitor(__long);
        case __kind_unsigned:
            return __visitor(static_cast<unsigned>(__unsigned));
        case __kind_unsigned_long:
            return __visitor(__unsigned);
        case __kind_float:
            return __visitor(__float);
        case __kind_double:
            return __visitor(__double);
        case __kind_long_double:
            return __visitor(__long_double);
        case __kind_text:
            return __visitor(__text_);
        case __kind_string:
            return __visitor(basic_string_view<_CharT>(__text_, __size_));
        case __kind_pointer:
            return __visitor(__pointer);
        case __kind_handle:
            return __visitor(__handle);
        default:
            return __visitor(monostate_of_format());
        }
    }
    struct monostate_of_format {};

private:
    static const _CharT *__kind_given(const _CharT *__s) {
        OM_REQUIRES(__s != nullptr, "format: a null pointer is given as a text");
        return __s;
    }

    enum _Kind {
        __kind_none,
        __kind_bool,
        __kind_char,
        __kind_int,
        __kind_long,
        __kind_unsigned,
        __kind_unsigned_long,
        __kind_float,
        __kind_double,
        __kind_long_double,
        __kind_text,
        __kind_string,
        __kind_pointer,
        __kind_handle
    } __kind;
    size_t __size_;
    union {
        bool __bool;
        _CharT __char;
        long long __long;
        unsigned long long __unsigned;
        float __float;
        double __double;
        long double __long_double;
        const _CharT *__text_;
        const void *__pointer;
        handle __handle;
    };
};

template <class _Visitor, class _Context>
decltype(auto) visit_format_arg(_Visitor &&__visitor, basic_format_arg<_Context> __arg) {
    return __arg.__visit(static_cast<_Visitor &&>(__visitor));
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
        : __args_(__store.args), __size_(__n) {}
    basic_format_arg<_Context> get(size_t __i) const noexcept {
        return __i < __size_ ? __args_[__i] : basic_format_arg<_Context>();
    }
    size_t __count_() const noexcept { return __size_; }

private:
    const basic_format_arg<_Context> *__args_;
    size_t __size_;
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

    basic_format_context(_Out __out, basic_format_args<basic_format_context> __args) : __out_(__out), __args_(__args) {}
    basic_format_context(const basic_format_context &) = delete;
    basic_format_context &operator=(const basic_format_context &) = delete;

    basic_format_arg<basic_format_context> arg(size_t __id) const noexcept { return __args_.get(__id); }
    iterator out() { return __out_; }
    void advance_to(iterator __at) { __out_ = __at; }

private:
    _Out __out_;
    basic_format_args<basic_format_context> __args_;
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
    if (__count.what != format_count::argument)
        return __count.value;
    return __context.arg(__count.value).__visit([](const auto &__value) -> std::size_t {
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
