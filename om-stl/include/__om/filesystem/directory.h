// Directory entries and the iterators over them [fs.class.directory.entry] to [fs.class.rec.dir.itr].
#ifndef OM_FILESYSTEM_DIRECTORY_H
#define OM_FILESYSTEM_DIRECTORY_H

#include <__om/filesystem/operations.h>
#include <memory>

OM_BEGIN_MODEL

namespace __om {

// An open directory (runtime/cxx_filesystem.cpp).
class directory_stream {
  public:
    explicit directory_stream(const std::filesystem::path &__p);
    directory_stream(const directory_stream &) = delete;
    ~directory_stream();
    // The next name that is neither "." nor ".."; false at the end or on an error.
    bool next(std::string &__name, std::error_code &__code);
    bool opened() const { return _M_open; }

  private:
    void *_M_handle;
    bool _M_open;
};

} // namespace __om

namespace std {
namespace filesystem {

class directory_entry {
  public:
    directory_entry() noexcept = default;
    explicit directory_entry(const filesystem::path &__p) : _M_path(__p) {}
    void assign(const filesystem::path &__p) { _M_path = __p; }
    void replace_filename(const filesystem::path &__p) { _M_path.replace_filename(__p); }
    void refresh() {}

    const filesystem::path &path() const noexcept { return _M_path; }
    operator const filesystem::path &() const noexcept { return _M_path; }
    bool exists() const { return filesystem::exists(_M_path); }
    bool exists(error_code &__code) const { return filesystem::exists(_M_path, __code); }
    bool is_directory() const { return filesystem::is_directory(_M_path); }
    bool is_directory(error_code &__code) const { return filesystem::is_directory(_M_path, __code); }
    bool is_regular_file() const { return filesystem::is_regular_file(_M_path); }
    bool is_regular_file(error_code &__code) const { return filesystem::is_regular_file(_M_path, __code); }
    bool is_symlink() const { return filesystem::is_symlink(_M_path); }
    bool is_symlink(error_code &__code) const { return filesystem::is_symlink(_M_path, __code); }
    uintmax_t file_size() const { return filesystem::file_size(_M_path); }
    uintmax_t file_size(error_code &__code) const { return filesystem::file_size(_M_path, __code); }
    file_status status() const { return filesystem::status(_M_path); }
    file_status symlink_status() const { return filesystem::symlink_status(_M_path); }

    friend bool operator==(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l._M_path == __r._M_path;
    }
#if OM_CXX20
    friend strong_ordering operator<=>(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l._M_path <=> __r._M_path;
    }
#else
    friend bool operator!=(const directory_entry &__l, const directory_entry &__r) noexcept { return !(__l == __r); }
    friend bool operator<(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l._M_path < __r._M_path;
    }
#endif

  private:
    filesystem::path _M_path;
};

class directory_iterator {
  public:
    typedef input_iterator_tag iterator_category;
    typedef directory_entry value_type;
    typedef ptrdiff_t difference_type;
    typedef const directory_entry *pointer;
    typedef const directory_entry &reference;

    directory_iterator() noexcept {}
    explicit directory_iterator(const path &__p);
    directory_iterator(const path &__p, directory_options) : directory_iterator(__p) {}
    directory_iterator(const path &__p, error_code &__code);
    directory_iterator(const path &__p, directory_options, error_code &__code) : directory_iterator(__p, __code) {}

    const directory_entry &operator*() const {
        OM_CHECK("iterator-range", _M_stream != nullptr, "the end directory_iterator is dereferenced");
        return _M_entry;
    }
    const directory_entry *operator->() const { return &**this; }
    directory_iterator &operator++();
    directory_iterator &increment(error_code &__code);

    friend bool operator==(const directory_iterator &__l, const directory_iterator &__r) noexcept {
        return __l._M_stream == __r._M_stream;
    }
    friend bool operator!=(const directory_iterator &__l, const directory_iterator &__r) noexcept {
        return !(__l == __r);
    }

  private:
    void _M_advance(error_code &__code);

    path _M_directory;
    shared_ptr<__om::directory_stream> _M_stream;
    directory_entry _M_entry;
};
inline directory_iterator begin(directory_iterator __i) noexcept { return __i; }
inline directory_iterator end(const directory_iterator &) noexcept { return directory_iterator(); }

class recursive_directory_iterator {
  public:
    typedef input_iterator_tag iterator_category;
    typedef directory_entry value_type;
    typedef ptrdiff_t difference_type;
    typedef const directory_entry *pointer;
    typedef const directory_entry &reference;

    recursive_directory_iterator() noexcept {}
    explicit recursive_directory_iterator(const path &__p, directory_options __how = directory_options::none);
    recursive_directory_iterator(const path &__p, error_code &__code);

    int depth() const { return _M_top ? _M_top->depth : 0; }
    bool recursion_pending() const { return _M_enter; }
    void disable_recursion_pending() { _M_enter = false; }
    void pop();

    const directory_entry &operator*() const {
        OM_CHECK("iterator-range", _M_top != nullptr, "the end recursive_directory_iterator is dereferenced");
        return *_M_top->at;
    }
    const directory_entry *operator->() const { return &**this; }
    recursive_directory_iterator &operator++();

    friend bool operator==(const recursive_directory_iterator &__l, const recursive_directory_iterator &__r) noexcept {
        return __l._M_top == __r._M_top;
    }
    friend bool operator!=(const recursive_directory_iterator &__l, const recursive_directory_iterator &__r) noexcept {
        return !(__l == __r);
    }

  private:
    struct _Level {
        directory_iterator at;
        int depth;
        shared_ptr<_Level> above;
    };
    void _M_leave_finished();

    shared_ptr<_Level> _M_top;
    bool _M_enter = true;
};
inline recursive_directory_iterator begin(recursive_directory_iterator __i) noexcept { return __i; }
inline recursive_directory_iterator end(const recursive_directory_iterator &) noexcept {
    return recursive_directory_iterator();
}

} // namespace filesystem
} // namespace std

OM_END_MODEL

#endif
