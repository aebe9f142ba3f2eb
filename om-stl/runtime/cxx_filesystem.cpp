// The operations of <filesystem>. Each has two halves: what the real file system says, and, while
// verifying, any answer that one could give.

#include <dirent.h>
#include <errno.h>
#include <filesystem>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace {

bool is_real() { return __verify_executing(); }

template <class Value>
Value any_value() {
    Value value;
    __verify_havoc(&value, sizeof value);
    return value;
}

bool may_happen() { return (any_value<unsigned char>() & 1) != 0; }

std::error_code last_error() { return std::error_code(errno, std::generic_category()); }

// Success, or any error: what an operation on a file system that nobody knows comes to.
bool succeeds(std::error_code &code) {
    if (may_happen()) {
        code.clear();
        return true;
    }
    const int number = any_value<int>();
    __verify_assume(number > 0 && number < 134);
    code.assign(number, std::generic_category());
    return false;
}

// The result of a system call that says -1 for an error.
bool worked(int result, std::error_code &code) {
    if (result == 0) {
        code.clear();
        return true;
    }
    code = last_error();
    return false;
}

// A name that some directory may hold: no separator, no terminator, at least one byte.
std::string any_name() {
    char bytes[NAME_MAX];
    __verify_input(bytes, sizeof bytes, "a name in the file system");
    for (unsigned i = 0; i != sizeof bytes; ++i)
        __verify_assume((bytes[i] != '/') & (bytes[i] != '\0'));
    const std::size_t length = any_value<std::size_t>();
    __verify_assume(length >= 1 && length <= sizeof bytes);
    return std::string(bytes, length);
}

// Throws what an operation without an error code throws.
void require_success(const std::error_code &code, const char *what, const std::filesystem::path &p) {
    if (code)
        OM_THROW(std::filesystem::filesystem_error(what, p, code));
}
void require_success(const std::error_code &code, const char *what, const std::filesystem::path &p,
                     const std::filesystem::path &q) {
    if (code)
        OM_THROW(std::filesystem::filesystem_error(what, p, q, code));
}

} // namespace

namespace __om {

directory_stream::directory_stream(const std::filesystem::path &p) : __handle(nullptr), __open(false) {
    if (is_real()) {
        __handle = opendir(p.c_str());
        __open = __handle != nullptr;
    } else {
        __open = may_happen();
        errno = EACCES;
    }
}

directory_stream::~directory_stream() {
    if (__handle)
        closedir(static_cast<DIR *>(__handle));
}

bool directory_stream::next(std::string &name, std::error_code &code) {
    code.clear();
    if (!is_real()) {
        if (may_happen())
            return false;
        name = any_name();
        return true;
    }
    for (;;) {
        errno = 0;
        const dirent *const entry = readdir(static_cast<DIR *>(__handle));
        if (!entry) {
            if (errno != 0)
                code = last_error();
            return false;
        }
        name = entry->d_name;
        if (name != "." && name != "..")
            return true;
    }
}

} // namespace __om

namespace std {
namespace filesystem {

namespace {

string described(const string &what, const path *p, const path *q) {
    string text = "filesystem error: " + what;
    if (p)
        text += " [" + p->native() + "]";
    if (q)
        text += " [" + q->native() + "]";
    return text;
}

file_status status_of(const path &p, error_code &code, bool follow) {
    code.clear();
    if (!is_real()) {
        const signed char kind = any_value<signed char>();
        __verify_assume(kind >= -1 && kind <= 8);
        if (kind == 0) {
            succeeds(code);
            if (!code)
                code.assign(EACCES, generic_category());
            return file_status(file_type::none);
        }
        __verify_assume(!follow || kind != 3);
        if (kind == -1) {
            code.assign(ENOENT, generic_category());
            return file_status(file_type::not_found);
        }
        return file_status(file_type(kind), perms(any_value<unsigned>() & 07777));
    }
    struct stat found;
    if ((follow ? stat(p.c_str(), &found) : lstat(p.c_str(), &found)) != 0) {
        code = last_error();
        return file_status(errno == ENOENT || errno == ENOTDIR ? file_type::not_found : file_type::none);
    }
    const mode_t mode = found.st_mode;
    const file_type type = S_ISREG(mode)    ? file_type::regular
                           : S_ISDIR(mode)  ? file_type::directory
                           : S_ISLNK(mode)  ? file_type::symlink
                           : S_ISBLK(mode)  ? file_type::block
                           : S_ISCHR(mode)  ? file_type::character
                           : S_ISFIFO(mode) ? file_type::fifo
                           : S_ISSOCK(mode) ? file_type::socket
                                            : file_type::unknown;
    return file_status(type, perms(mode & 07777));
}

} // namespace

filesystem_error::filesystem_error(const string &what, error_code code)
    : system_error(code, what), __text_(described(system_error::what(), nullptr, nullptr)) {}
filesystem_error::filesystem_error(const string &what, const path &p, error_code code)
    : system_error(code, what), __path1(p), __text_(described(system_error::what(), &p, nullptr)) {}
filesystem_error::filesystem_error(const string &what, const path &p, const path &q, error_code code)
    : system_error(code, what), __path1(p), __path2(q), __text_(described(system_error::what(), &p, &q)) {}
filesystem_error::~filesystem_error() noexcept = default;

file_status status(const path &p, error_code &code) { return status_of(p, code, true); }
file_status symlink_status(const path &p, error_code &code) { return status_of(p, code, false); }
file_status status(const path &p) {
    error_code code;
    const file_status result = status(p, code);
    if (result.type() == file_type::none)
        require_success(code, "status", p);
    return result;
}
file_status symlink_status(const path &p) {
    error_code code;
    const file_status result = symlink_status(p, code);
    if (result.type() == file_type::none)
        require_success(code, "symlink_status", p);
    return result;
}

path current_path(error_code &code) {
    if (!is_real())
        return succeeds(code) ? path("/" + any_name()) : path();
    char buffer[PATH_MAX];
    if (!getcwd(buffer, sizeof buffer)) {
        code = last_error();
        return path();
    }
    code.clear();
    return path(buffer);
}
void current_path(const path &p, error_code &code) {
    if (is_real())
        worked(chdir(p.c_str()), code);
    else
        succeeds(code);
}

path absolute(const path &p, error_code &code) {
    code.clear();
    if (p.empty()) {
        code.assign(EINVAL, generic_category());
        return path();
    }
    if (p.is_absolute())
        return p;
    const path base = current_path(code);
    return code ? path() : base / p;
}

path canonical(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) ? path("/" + any_name()) : path();
    char buffer[PATH_MAX];
    if (!realpath(p.c_str(), buffer)) {
        code = last_error();
        return path();
    }
    code.clear();
    return path(buffer);
}

path weakly_canonical(const path &p, error_code &code) {
    code.clear();
    // The longest beginning that exists is made canonical, the rest is taken as it is.
    path known, rest;
    path::iterator i = p.begin();
    for (; i != p.end(); ++i) {
        const path longer = known / *i;
        error_code missing;
        if (!exists(longer, missing))
            break;
        known = longer;
    }
    for (; i != p.end(); ++i)
        rest /= *i;
    if (!known.empty())
        known = canonical(known, code);
    if (code)
        return path();
    return (rest.empty() ? known : known / rest).lexically_normal();
}

path relative(const path &p, const path &base, error_code &code) {
    const path from = weakly_canonical(p, code);
    if (code)
        return path();
    const path to = weakly_canonical(base, code);
    return code ? path() : from.lexically_relative(to);
}
path proximate(const path &p, const path &base, error_code &code) {
    const path from = weakly_canonical(p, code);
    if (code)
        return path();
    const path to = weakly_canonical(base, code);
    return code ? path() : from.lexically_proximate(to);
}

path temp_directory_path(error_code &code) {
    code.clear();
    const char *const named = getenv("TMPDIR");
    const path result(named ? named : "/tmp");
    if (!is_directory(result, code)) {
        if (!code)
            code.assign(ENOTDIR, generic_category());
        return path();
    }
    return result;
}

path read_symlink(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) ? path(any_name()) : path();
    char buffer[PATH_MAX];
    const ssize_t length = readlink(p.c_str(), buffer, sizeof buffer);
    if (length < 0) {
        code = last_error();
        return path();
    }
    code.clear();
    return path(string(buffer, static_cast<size_t>(length)));
}

uintmax_t file_size(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) ? any_value<uintmax_t>() : static_cast<uintmax_t>(-1);
    struct stat found;
    if (!worked(stat(p.c_str(), &found), code))
        return static_cast<uintmax_t>(-1);
    if (!S_ISREG(found.st_mode)) {
        code.assign(S_ISDIR(found.st_mode) ? EISDIR : ENOTSUP, generic_category());
        return static_cast<uintmax_t>(-1);
    }
    return static_cast<uintmax_t>(found.st_size);
}

uintmax_t hard_link_count(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) ? any_value<uintmax_t>() : static_cast<uintmax_t>(-1);
    struct stat found;
    return worked(stat(p.c_str(), &found), code) ? static_cast<uintmax_t>(found.st_nlink) : static_cast<uintmax_t>(-1);
}

bool is_empty(const path &p, error_code &code) {
    const file_status what = status(p, code);
    if (code)
        return false;
    if (is_directory(what))
        return directory_iterator(p, code) == directory_iterator();
    return file_size(p, code) == 0;
}

bool equivalent(const path &p, const path &q, error_code &code) {
    if (!is_real())
        return succeeds(code) && may_happen();
    struct stat first, second;
    return worked(stat(p.c_str(), &first), code) && worked(stat(q.c_str(), &second), code) &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

bool create_directory(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) && may_happen();
    if (mkdir(p.c_str(), 0777) == 0) {
        code.clear();
        return true;
    }
    const error_code failed = last_error();
    error_code unused;
    if (errno == EEXIST && is_directory(p, unused))
        code.clear();
    else
        code = failed;
    return false;
}

bool create_directories(const path &p, error_code &code) {
    code.clear();
    if (p.empty()) {
        code.assign(EINVAL, generic_category());
        return false;
    }
    path reached;
    bool created = false;
    for (path::iterator i = p.begin(); i != p.end(); ++i) {
        if (i->empty())
            continue;
        reached /= *i;
        if (*i == path("/") || *i == path(".") || *i == path(".."))
            continue;
        created = create_directory(reached, code);
        if (code)
            return false;
    }
    return created;
}

void create_symlink(const path &to, const path &p, error_code &code) {
    if (is_real())
        worked(symlink(to.c_str(), p.c_str()), code);
    else
        succeeds(code);
}
void create_hard_link(const path &to, const path &p, error_code &code) {
    if (is_real())
        worked(link(to.c_str(), p.c_str()), code);
    else
        succeeds(code);
}

bool remove(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) && may_happen();
    if (::remove(p.c_str()) == 0) {
        code.clear();
        return true;
    }
    if (errno == ENOENT)
        code.clear();
    else
        code = last_error();
    return false;
}

uintmax_t remove_all(const path &p, error_code &code) {
    if (!is_real())
        return succeeds(code) ? any_value<uintmax_t>() : static_cast<uintmax_t>(-1);
    const file_status what = symlink_status(p, code);
    if (!exists(what)) {
        code.clear();
        return 0;
    }
    uintmax_t count = 0;
    if (is_directory(what)) {
        for (directory_iterator i(p, code); !code && i != directory_iterator(); i.increment(code)) {
            const uintmax_t below = remove_all(i->path(), code);
            if (code)
                return static_cast<uintmax_t>(-1);
            count += below;
        }
        if (code)
            return static_cast<uintmax_t>(-1);
    }
    if (remove(p, code))
        ++count;
    return code ? static_cast<uintmax_t>(-1) : count;
}

void rename(const path &from, const path &to, error_code &code) {
    if (is_real())
        worked(::rename(from.c_str(), to.c_str()), code);
    else
        succeeds(code);
}

bool copy_file(const path &from, const path &to, copy_options how, error_code &code) {
    if (!is_real())
        return succeeds(code) && may_happen();
    code.clear();
    const file_status source = status(from, code);
    if (!is_regular_file(source)) {
        if (!code)
            code.assign(ENOTSUP, generic_category());
        return false;
    }
    error_code missing;
    if (exists(to, missing)) {
        if ((how & copy_options::skip_existing) != copy_options::none)
            return false;
        if ((how & copy_options::overwrite_existing) == copy_options::none) {
            code.assign(EEXIST, generic_category());
            return false;
        }
    }
    FILE *const in = fopen(from.c_str(), "rb");
    FILE *const out = in ? fopen(to.c_str(), "wb") : nullptr;
    bool done = in && out;
    if (!done)
        code = last_error();
    char buffer[4096];
    while (done) {
        const size_t length = fread(buffer, 1, sizeof buffer, in);
        if (length == 0)
            break;
        done = fwrite(buffer, 1, length, out) == length;
    }
    if (in)
        fclose(in);
    if (out && fclose(out) != 0)
        done = false;
    if (!done && !code)
        code.assign(EIO, generic_category());
    return done;
}

void resize_file(const path &p, uintmax_t size, error_code &code) {
    if (is_real())
        worked(truncate(p.c_str(), static_cast<off_t>(size)), code);
    else
        succeeds(code);
}

void permissions(const path &p, perms wanted, perm_options how, error_code &code) {
    if (!is_real()) {
        succeeds(code);
        return;
    }
    perms next = wanted & perms::mask;
    if ((how & (perm_options::add | perm_options::remove)) != perm_options(0)) {
        const file_status now = status(p, code);
        if (code)
            return;
        next = (how & perm_options::add) != perm_options(0) ? now.permissions() | next : now.permissions() & ~next;
    }
    worked(chmod(p.c_str(), static_cast<mode_t>(next)), code);
}

space_info space(const path &p, error_code &code) {
    const uintmax_t unknown = static_cast<uintmax_t>(-1);
    if (!is_real()) {
        if (!succeeds(code))
            return {unknown, unknown, unknown};
        return {any_value<uintmax_t>(), any_value<uintmax_t>(), any_value<uintmax_t>()};
    }
    struct statvfs found;
    if (!worked(statvfs(p.c_str(), &found), code))
        return {unknown, unknown, unknown};
    return {found.f_blocks * found.f_frsize, found.f_bfree * found.f_frsize, found.f_bavail * found.f_frsize};
}

// Without an error code each of them throws.
#define OM_THROWING(result, name, parameters, arguments, subject)                                                      \
    result name parameters {                                                                                           \
        error_code code;                                                                                               \
        const result value = name arguments;                                                                           \
        require_success(code, #name, subject);                                                                         \
        return value;                                                                                                  \
    }
#define OM_THROWING_VOID(name, parameters, arguments, ...)                                                             \
    void name parameters {                                                                                             \
        error_code code;                                                                                               \
        name arguments;                                                                                                \
        require_success(code, #name, __VA_ARGS__);                                                                     \
    }
OM_THROWING(path, absolute, (const path &p), (p, code), p)
OM_THROWING(path, canonical, (const path &p), (p, code), p)
OM_THROWING(path, weakly_canonical, (const path &p), (p, code), p)
OM_THROWING(path, relative, (const path &p, const path &base), (p, base, code), p)
OM_THROWING(path, proximate, (const path &p, const path &base), (p, base, code), p)
OM_THROWING(path, current_path, (), (code), path())
OM_THROWING_VOID(current_path, (const path &p), (p, code), p)
OM_THROWING(path, temp_directory_path, (), (code), path())
OM_THROWING(path, read_symlink, (const path &p), (p, code), p)
OM_THROWING(uintmax_t, file_size, (const path &p), (p, code), p)
OM_THROWING(uintmax_t, hard_link_count, (const path &p), (p, code), p)
OM_THROWING(bool, is_empty, (const path &p), (p, code), p)
OM_THROWING(bool, equivalent, (const path &p, const path &q), (p, q, code), p)
OM_THROWING(bool, create_directory, (const path &p), (p, code), p)
OM_THROWING(bool, create_directories, (const path &p), (p, code), p)
OM_THROWING_VOID(create_symlink, (const path &to, const path &p), (to, p, code), to, p)
OM_THROWING_VOID(create_hard_link, (const path &to, const path &p), (to, p, code), to, p)
OM_THROWING(bool, remove, (const path &p), (p, code), p)
OM_THROWING(uintmax_t, remove_all, (const path &p), (p, code), p)
OM_THROWING_VOID(rename, (const path &from, const path &to), (from, to, code), from, to)
OM_THROWING(bool, copy_file, (const path &from, const path &to, copy_options how), (from, to, how, code), from)
OM_THROWING_VOID(resize_file, (const path &p, uintmax_t size), (p, size, code), p)
OM_THROWING_VOID(permissions, (const path &p, perms wanted, perm_options how), (p, wanted, how, code), p)
OM_THROWING(space_info, space, (const path &p), (p, code), p)

// Iteration.
directory_iterator::directory_iterator(const path &p) {
    error_code code;
    *this = directory_iterator(p, code);
    require_success(code, "directory iterator cannot open directory", p);
}
directory_iterator::directory_iterator(const path &p, error_code &code)
    : __directory(p), __stream_(std::make_shared<__om::directory_stream>(p)) {
    code.clear();
    if (!__stream_->opened()) {
        code = last_error();
        __stream_.reset();
        return;
    }
    __advance(code);
}
void directory_iterator::__advance(error_code &code) {
    string name;
    if (__stream_->next(name, code))
        __entry.assign(__directory / path(name));
    else
        __stream_.reset();
}
directory_iterator &directory_iterator::increment(error_code &code) {
    OM_CHECK("iterator-range", __stream_ != nullptr, "the end directory_iterator is incremented");
    __advance(code);
    return *this;
}
directory_iterator &directory_iterator::operator++() {
    error_code code;
    increment(code);
    require_success(code, "directory iterator cannot advance", __directory);
    return *this;
}

recursive_directory_iterator::recursive_directory_iterator(const path &p, directory_options) {
    __top = std::make_shared<_Level>(_Level{directory_iterator(p), 0, nullptr});
    __leave_finished();
}
recursive_directory_iterator::recursive_directory_iterator(const path &p, error_code &code) {
    directory_iterator first(p, code);
    if (code)
        return;
    __top = std::make_shared<_Level>(_Level{first, 0, nullptr});
    __leave_finished();
}
void recursive_directory_iterator::__leave_finished() {
    while (__top && __top->at == directory_iterator()) {
        __top = __top->above;
        if (__top)
            ++__top->at;
    }
}
recursive_directory_iterator &recursive_directory_iterator::operator++() {
    OM_CHECK("iterator-range", __top != nullptr, "the end recursive_directory_iterator is incremented");
    const path here = __top->at->path();
    if (__enter && is_directory(symlink_status(here))) {
        __top = std::make_shared<_Level>(_Level{directory_iterator(here), __top->depth + 1, __top});
    } else {
        ++__top->at;
    }
    __enter = true;
    __leave_finished();
    return *this;
}
void recursive_directory_iterator::pop() {
    OM_CHECK("iterator-range", __top != nullptr, "recursive_directory_iterator::pop() at the end");
    __top = __top->above;
    if (__top)
        ++__top->at;
    __leave_finished();
}

} // namespace filesystem
} // namespace std
