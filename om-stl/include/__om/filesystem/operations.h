// Files and directories [fs.op.funcs]. While verifying, the file system is anybody's: each question has
// any answer, each operation may fail, names and sizes are unknown. Otherwise it is the real one. Defined
// in runtime/cxx_filesystem.cpp.
#ifndef OM_FILESYSTEM_OPERATIONS_H
#define OM_FILESYSTEM_OPERATIONS_H

#include <__om/filesystem/path.h>
#include <__om/nodebug.h>
#include <cstdint>
#include <system_error>

OM_BEGIN_MODEL

namespace std {
namespace filesystem {

// [fs.class.filesystem.error]
class filesystem_error : public system_error {
public:
    filesystem_error(const string &__what, error_code __code);
    filesystem_error(const string &__what, const path &__p, error_code __code);
    filesystem_error(const string &__what, const path &__p, const path &__q, error_code __code);
    filesystem_error(const filesystem_error &) = default;
    filesystem_error &operator=(const filesystem_error &) = default;
    ~filesystem_error() noexcept override;

    const path &path1() const noexcept { return __path1; }
    const path &path2() const noexcept { return __path2; }
    const char *what() const noexcept override { return __text_.c_str(); }

private:
    path __path1;
    path __path2;
    string __text_;
};

// [fs.enum]
enum class file_type : signed char {
    none = 0,
    not_found = -1,
    regular = 1,
    directory = 2,
    symlink = 3,
    block = 4,
    character = 5,
    fifo = 6,
    socket = 7,
    unknown = 8
};

enum class perms : unsigned {
    none = 0,
    owner_read = 0400,
    owner_write = 0200,
    owner_exec = 0100,
    owner_all = 0700,
    group_read = 040,
    group_write = 020,
    group_exec = 010,
    group_all = 070,
    others_read = 04,
    others_write = 02,
    others_exec = 01,
    others_all = 07,
    all = 0777,
    set_uid = 04000,
    set_gid = 02000,
    sticky_bit = 01000,
    mask = 07777,
    unknown = 0xffff
};
enum class perm_options : unsigned { replace = 1, add = 2, remove = 4, nofollow = 8 };
enum class copy_options : unsigned {
    none = 0,
    skip_existing = 1,
    overwrite_existing = 2,
    update_existing = 4,
    recursive = 8,
    copy_symlinks = 16,
    skip_symlinks = 32,
    directories_only = 64,
    create_symlinks = 128,
    create_hard_links = 256
};
enum class directory_options : unsigned { none = 0, follow_directory_symlink = 1, skip_permission_denied = 2 };

#define OM_BITMASK(type)                                                                                               \
    constexpr type operator|(type __l, type __r) noexcept { return type(unsigned(__l) | unsigned(__r)); }              \
    constexpr type operator&(type __l, type __r) noexcept { return type(unsigned(__l) & unsigned(__r)); }              \
    constexpr type operator^(type __l, type __r) noexcept { return type(unsigned(__l) ^ unsigned(__r)); }              \
    constexpr type operator~(type __v) noexcept { return type(~unsigned(__v)); }                                       \
    constexpr type &operator|=(type &__l, type __r) noexcept { return __l = __l | __r; }                               \
    constexpr type &operator&=(type &__l, type __r) noexcept { return __l = __l & __r; }                               \
    constexpr type &operator^=(type &__l, type __r) noexcept { return __l = __l ^ __r; }
OM_BITMASK(perms)
OM_BITMASK(perm_options)
OM_BITMASK(copy_options)
OM_BITMASK(directory_options)
#undef OM_BITMASK

// [fs.class.file.status]
class file_status {
public:
    file_status() noexcept : file_status(file_type::none) {}
    explicit file_status(file_type __type, perms __perms = perms::unknown) noexcept
        : __type_(__type), __perms_(__perms) {}
    file_type type() const noexcept { return __type_; }
    perms permissions() const noexcept { return __perms_; }
    void type(file_type __type) noexcept { __type_ = __type; }
    void permissions(perms __perms) noexcept { __perms_ = __perms; }
#if OM_CXX20
    friend bool operator==(const file_status &__l, const file_status &__r) noexcept {
        return __l.__type_ == __r.__type_ && __l.__perms_ == __r.__perms_;
    }
#endif

private:
    file_type __type_;
    perms __perms_;
};

struct space_info {
    uintmax_t capacity;
    uintmax_t free;
    uintmax_t available;
};

// Each operation comes with an error code, or throws filesystem_error.
#define OM_OPERATION(result, name, parameters, parameters_with_code)                                                   \
    result name parameters;                                                                                            \
    result name parameters_with_code;
OM_OPERATION(path, absolute, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(path, canonical, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(path, weakly_canonical, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(path, relative, (const path &__p, const path &__base),
             (const path &__p, const path &__base, error_code &__code))
OM_OPERATION(path, proximate, (const path &__p, const path &__base),
             (const path &__p, const path &__base, error_code &__code))
OM_OPERATION(path, current_path, (), (error_code & __code))
OM_OPERATION(void, current_path, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(path, temp_directory_path, (), (error_code & __code))
OM_OPERATION(path, read_symlink, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(file_status, status, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(file_status, symlink_status, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(uintmax_t, file_size, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(uintmax_t, hard_link_count, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(bool, is_empty, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(bool, equivalent, (const path &__p, const path &__q),
             (const path &__p, const path &__q, error_code &__code))
OM_OPERATION(bool, create_directory, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(bool, create_directories, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(void, create_symlink, (const path &__to, const path &__p),
             (const path &__to, const path &__p, error_code &__code))
OM_OPERATION(void, create_hard_link, (const path &__to, const path &__p),
             (const path &__to, const path &__p, error_code &__code))
OM_OPERATION(bool, remove, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(uintmax_t, remove_all, (const path &__p), (const path &__p, error_code &__code))
OM_OPERATION(void, rename, (const path &__from, const path &__to),
             (const path &__from, const path &__to, error_code &__code))
OM_OPERATION(bool, copy_file, (const path &__from, const path &__to, copy_options __how),
             (const path &__from, const path &__to, copy_options __how, error_code &__code))
OM_OPERATION(void, resize_file, (const path &__p, uintmax_t __size),
             (const path &__p, uintmax_t __size, error_code &__code))
OM_OPERATION(void, permissions, (const path &__p, perms __perms, perm_options __how),
             (const path &__p, perms __perms, perm_options __how, error_code &__code))
OM_OPERATION(space_info, space, (const path &__p), (const path &__p, error_code &__code))
#undef OM_OPERATION

inline path relative(const path &__p) { return relative(__p, current_path()); }
inline path proximate(const path &__p) { return proximate(__p, current_path()); }
inline bool copy_file(const path &__from, const path &__to) { return copy_file(__from, __to, copy_options::none); }
inline bool copy_file(const path &__from, const path &__to, error_code &__code) {
    return copy_file(__from, __to, copy_options::none, __code);
}
inline void permissions(const path &__p, perms __perms) { permissions(__p, __perms, perm_options::replace); }
inline void permissions(const path &__p, perms __perms, error_code &__code) {
    permissions(__p, __perms, perm_options::replace, __code);
}

inline bool status_known(file_status __s) noexcept { return __s.type() != file_type::none; }
inline bool exists(file_status __s) noexcept { return status_known(__s) && __s.type() != file_type::not_found; }
inline bool exists(const path &__p) { return exists(status(__p)); }
inline bool exists(const path &__p, error_code &__code) {
    const file_status __s = status(__p, __code);
    if (status_known(__s))
        __code.clear();
    return exists(__s);
}

#define OM_IS(name, kind)                                                                                              \
    inline bool name(file_status __s) noexcept { return __s.type() == file_type::kind; }                               \
    inline bool name(const path &__p) { return name(OM_STATUS(__p)); }                                                 \
    inline bool name(const path &__p, error_code &__code) { return name(OM_STATUS(__p, __code)); }
#define OM_STATUS status
OM_IS(is_regular_file, regular)
OM_IS(is_directory, directory)
OM_IS(is_block_file, block)
OM_IS(is_character_file, character)
OM_IS(is_fifo, fifo)
OM_IS(is_socket, socket)
#undef OM_STATUS
#define OM_STATUS symlink_status
OM_IS(is_symlink, symlink)
#undef OM_STATUS
#undef OM_IS
inline bool is_other(file_status __s) noexcept {
    return exists(__s) && !is_regular_file(__s) && !is_directory(__s) && !is_symlink(__s);
}
inline bool is_other(const path &__p) { return is_other(status(__p)); }

} // namespace filesystem
} // namespace std

OM_END_MODEL

#endif
