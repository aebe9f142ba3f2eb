// std::filesystem::path [fs.class.path] in the POSIX format: a text, and the arithmetic on it, which
// never looks at a file system. Defined in runtime/cxx_path.cpp.
#ifndef OM_FILESYSTEM_PATH_H
#define OM_FILESYSTEM_PATH_H

#include <__om/io/inserters.h>
#include <__om/iterator/traits.h>
#include <__om/nodebug.h>
#include <iomanip>
#include <locale>
#include <string>
#include <string_view>

OM_BEGIN_MODEL

namespace __om {

// Texts of any encoding as the bytes that a path keeps (UTF-8 for the wide ones), and back.
inline std::string path_bytes(std::string_view __s) { return std::string(__s); }
std::string path_bytes(std::wstring_view __s);
std::string path_bytes(std::u16string_view __s);
std::string path_bytes(std::u32string_view __s);
std::wstring path_wide(const std::string &__bytes);
std::u16string path_utf16(const std::string &__bytes);
std::u32string path_utf32(const std::string &__bytes);
#if defined(__cpp_char8_t)
inline std::string path_bytes(std::u8string_view __s) {
    return std::string(reinterpret_cast<const char *>(__s.data()), __s.size());
}
#endif

template <class _Tp>
inline constexpr bool is_path_character = false;
template <>
inline constexpr bool is_path_character<char> = true;
template <>
inline constexpr bool is_path_character<wchar_t> = true;
template <>
inline constexpr bool is_path_character<char16_t> = true;
template <>
inline constexpr bool is_path_character<char32_t> = true;
#if defined(__cpp_char8_t)
template <>
inline constexpr bool is_path_character<char8_t> = true;
#endif

// What a path can be made from [fs.req]: strings, views, and iterators or arrays of characters.
template <class _CharT, class _Traits, class _Alloc>
std::string source_bytes(const std::basic_string<_CharT, _Traits, _Alloc> &__s) {
    return path_bytes(std::basic_string_view<_CharT>(__s.data(), __s.size()));
}
template <class _CharT, class _Traits>
std::string source_bytes(std::basic_string_view<_CharT, _Traits> __s) {
    return path_bytes(std::basic_string_view<_CharT>(__s.data(), __s.size()));
}
template <class _CharT, class = typename enable_if<is_path_character<_CharT>>::type>
std::string source_bytes(const _CharT *__s) {
    return path_bytes(std::basic_string_view<_CharT>(__s));
}

template <class _Tp, class = void>
struct is_path_source : __no {};
template <class _Tp>
struct is_path_source<_Tp, std::void_t<decltype(source_bytes(std::declval<const _Tp &>()))>> : __yes {};

template <class _Source>
using if_path_source = typename enable_if<is_path_source<_Source>::value>::type;

} // namespace __om

namespace std {
namespace filesystem {

class path {
public:
    typedef char value_type;
    typedef basic_string<value_type> string_type;
    static constexpr value_type preferred_separator = '/';
    enum format { native_format, generic_format, auto_format };
    class iterator;
    typedef iterator const_iterator;

    // [fs.path.construct]
    path() noexcept {}
    path(const path &) = default;
    path(path &&__other) noexcept : __text_(std::move(__other.__text_)) { __other.__text_.clear(); }
    path(string_type &&__text, format = auto_format) : __text_(std::move(__text)) {}
    template <class _Source, class = __om::if_path_source<_Source>>
    path(const _Source &__source, format = auto_format) : __text_(__om::source_bytes(__source)) {}
    template <class _Iter, class = typename iterator_traits<_Iter>::iterator_category>
    path(_Iter __first, _Iter __last, format = auto_format)
        : __text_(__om::source_bytes(basic_string<typename iterator_traits<_Iter>::value_type>(__first, __last))) {}
    template <class _Source, class = __om::if_path_source<_Source>>
    path(const _Source &__source, const locale &, format = auto_format) : __text_(__om::source_bytes(__source)) {}
    ~path() {}

    // [fs.path.assign]
    path &operator=(const path &) = default;
    path &operator=(path &&__other) noexcept {
        __text_ = std::move(__other.__text_);
        return *this;
    }
    path &operator=(string_type &&__text) {
        __text_ = std::move(__text);
        return *this;
    }
    template <class _Source, class = __om::if_path_source<_Source>>
    path &operator=(const _Source &__source) {
        __text_ = __om::source_bytes(__source);
        return *this;
    }
    path &assign(string_type &&__text) { return *this = std::move(__text); }
    template <class _Source, class = __om::if_path_source<_Source>>
    path &assign(const _Source &__source) {
        return *this = __source;
    }

    // [fs.path.append], [fs.path.concat]
    path &operator/=(const path &__other);
    template <class _Source, class = __om::if_path_source<_Source>>
    path &operator/=(const _Source &__source) {
        return *this /= path(__source);
    }
    template <class _Source, class = __om::if_path_source<_Source>>
    path &append(const _Source &__source) {
        return *this /= path(__source);
    }
    path &operator+=(const path &__other) { return __concat(__other.__text_); }
    path &operator+=(const string_type &__text) { return __concat(__text); }
    path &operator+=(string_view __text) { return __concat(std::string(__text)); }
    path &operator+=(const value_type *__text) { return __concat(__text); }
    path &operator+=(value_type __c) { return __concat(std::string(1, __c)); }
    template <class _Source, class = __om::if_path_source<_Source>>
    path &concat(const _Source &__source) {
        return __concat(__om::source_bytes(__source));
    }

    // [fs.path.modifiers]
    void clear() noexcept { __text_.clear(); }
    path &make_preferred() { return *this; }
    path &remove_filename();
    path &replace_filename(const path &__name);
    path &replace_extension(const path &__extension = path());
    void swap(path &__other) noexcept { __text_.swap(__other.__text_); }

    // [fs.path.native.obs], [fs.path.generic.obs]
    const string_type &native() const noexcept { return __text_; }
    const value_type *c_str() const noexcept { return __text_.c_str(); }
    operator string_type() const { return __text_; }
    std::string string() const { return __text_; }
    std::wstring wstring() const { return __om::path_wide(__text_); }
    std::u16string u16string() const { return __om::path_utf16(__text_); }
    std::u32string u32string() const { return __om::path_utf32(__text_); }
    std::string generic_string() const { return __text_; }
    std::wstring generic_wstring() const { return wstring(); }
#if defined(__cpp_char8_t)
    std::u8string u8string() const {
        return std::u8string(reinterpret_cast<const char8_t *>(__text_.data()), __text_.size());
    }
    std::u8string generic_u8string() const { return u8string(); }
#else
    std::string u8string() const { return __text_; }
    std::string generic_u8string() const { return __text_; }
#endif

    // [fs.path.compare]
    int compare(const path &__other) const noexcept;
    int compare(const string_type &__text) const { return compare(path(__text)); }
    int compare(string_view __text) const { return compare(path(__text)); }
    int compare(const value_type *__text) const { return compare(path(__text)); }

    // [fs.path.decompose]
    path root_name() const { return path(); }
    path root_directory() const { return has_root_directory() ? path("/") : path(); }
    path root_path() const { return root_directory(); }
    path relative_path() const;
    path parent_path() const;
    path filename() const;
    path stem() const;
    path extension() const;

    // [fs.path.query]
    [[nodiscard]] bool empty() const noexcept { return __text_.empty(); }
    bool has_root_name() const noexcept { return false; }
    bool has_root_directory() const noexcept { return !__text_.empty() && __text_[0] == '/'; }
    bool has_root_path() const noexcept { return has_root_directory(); }
    bool has_relative_path() const { return !relative_path().empty(); }
    bool has_parent_path() const { return !parent_path().empty(); }
    bool has_filename() const { return !filename().empty(); }
    bool has_stem() const { return !stem().empty(); }
    bool has_extension() const { return !extension().empty(); }
    bool is_absolute() const noexcept { return has_root_directory(); }
    bool is_relative() const noexcept { return !is_absolute(); }

    // [fs.path.gen]
    path lexically_normal() const;
    path lexically_relative(const path &__base) const;
    path lexically_proximate(const path &__base) const;

    iterator begin() const;
    iterator end() const;

    // [fs.path.nonmember]
    friend bool operator==(const path &__l, const path &__r) noexcept { return __l.compare(__r) == 0; }
#if OM_CXX20
    friend strong_ordering operator<=>(const path &__l, const path &__r) noexcept { return __l.compare(__r) <=> 0; }
#else
    friend bool operator!=(const path &__l, const path &__r) noexcept { return __l.compare(__r) != 0; }
    friend bool operator<(const path &__l, const path &__r) noexcept { return __l.compare(__r) < 0; }
    friend bool operator>(const path &__l, const path &__r) noexcept { return __l.compare(__r) > 0; }
    friend bool operator<=(const path &__l, const path &__r) noexcept { return __l.compare(__r) <= 0; }
    friend bool operator>=(const path &__l, const path &__r) noexcept { return __l.compare(__r) >= 0; }
#endif
    friend path operator/(const path &__l, const path &__r) {
        path __joined(__l);
        __joined /= __r;
        return __joined;
    }

    // [fs.path.io]
    template <class _Traits>
    friend basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, const path &__p) {
        return __s << std::quoted(__p.__text_);
    }
    template <class _Traits>
    friend basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, path &__p) {
        std::string __text;
        __s >> std::quoted(__text);
        __p = __text;
        return __s;
    }

private:
    path &__concat(const std::string &__text) {
        __text_ += __text;
        return *this;
    }

    std::string __text_;
};

// [fs.path.itr]: the root directory, each name, and an empty one after a separator at the end.
class path::iterator {
public:
    typedef bidirectional_iterator_tag iterator_category;
    typedef path value_type;
    typedef ptrdiff_t difference_type;
    typedef const path *pointer;
    typedef const path &reference;

    iterator() : __path_(nullptr), __at_(string::npos) {}
    iterator(const path *__path, size_t __at);

    reference operator*() const {
        OM_CHECK("iterator-range", __path_ != nullptr && __at_ != string::npos,
                 "an iterator of a path is dereferenced at its end");
        return __element;
    }
    pointer operator->() const { return &**this; }
    iterator &operator++();
    iterator &operator--();
    iterator operator++(int) {
        iterator __old(*this);
        ++*this;
        return __old;
    }
    iterator operator--(int) {
        iterator __old(*this);
        --*this;
        return __old;
    }
    friend bool operator==(const iterator &__l, const iterator &__r) {
        OM_CHECK("iterator-mismatch", __l.__path_ == __r.__path_, "iterators of different paths are compared");
        return __l.__at_ == __r.__at_;
    }
    friend bool operator!=(const iterator &__l, const iterator &__r) { return !(__l == __r); }

private:
    const path *__path_;
    size_t __at_; // where the element begins; the length for the empty last one
    path __element;
};

inline path::iterator path::begin() const { return iterator(this, __text_.empty() ? string::npos : 0); }
inline path::iterator path::end() const { return iterator(this, string::npos); }

inline void swap(path &__l, path &__r) noexcept { __l.swap(__r); }
size_t hash_value(const path &__p) noexcept;

template <class _Source, class = __om::if_path_source<_Source>>
path u8path(const _Source &__source) {
    return path(__source);
}

} // namespace filesystem

template <>
struct hash<filesystem::path> {
    size_t operator()(const filesystem::path &__p) const noexcept { return filesystem::hash_value(__p); }
};

} // namespace std

OM_END_MODEL

#endif
