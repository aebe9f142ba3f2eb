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
    bool opened() const { return __open; }

private:
    void *__handle;
    bool __open;
};

} // namespace __om

namespace std {
namespace filesystem {

class directory_entry {
public:
    directory_entry() noexcept = default;
    explicit directory_entry(const filesystem::path &__p) : __path_(__p) {}
    void assign(const filesystem::path &__p) { __path_ = __p; }
    void replace_filename(const filesystem::path &__p) { __path_.replace_filename(__p); }
    void refresh() {}

    const filesystem::path &path() const noexcept { return __path_; }
    operator const filesystem::path &() const noexcept { return __path_; }
    bool exists() const { return filesystem::exists(__path_); }
    bool exists(error_code &__code) const { return filesystem::exists(__path_, __code); }
    bool is_directory() const { return filesystem::is_directory(__path_); }
    bool is_directory(error_code &__code) const { return filesystem::is_directory(__path_, __code); }
    bool is_regular_file() const { return filesystem::is_regular_file(__path_); }
    bool is_regular_file(error_code &__code) const { return filesystem::is_regular_file(__path_, __code); }
    bool is_symlink() const { return filesystem::is_symlink(__path_); }
    bool is_symlink(error_code &__code) const { return filesystem::is_symlink(__path_, __code); }
    uintmax_t file_size() const { return filesystem::file_size(__path_); }
    uintmax_t file_size(error_code &__code) const { return filesystem::file_size(__path_, __code); }
    file_status status() const { return filesystem::status(__path_); }
    file_status symlink_status() const { return filesystem::symlink_status(__path_); }

    friend bool operator==(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l.__path_ == __r.__path_;
    }
#if OM_CXX20
    friend strong_ordering operator<=>(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l.__path_ <=> __r.__path_;
    }
#else
    friend bool operator!=(const directory_entry &__l, const directory_entry &__r) noexcept { return !(__l == __r); }
    friend bool operator<(const directory_entry &__l, const directory_entry &__r) noexcept {
        return __l.__path_ < __r.__path_;
    }
#endif

private:
    filesystem::path __path_;
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
        OM_CHECK("iterator-range", __stream_ != nullptr, "the end directory_iterator is dereferenced");
        return __entry;
    }
    const directory_entry *operator->() const { return &**this; }
    directory_iterator &operator++();
    directory_iterator &increment(error_code &__code);

    friend bool operator==(const directory_iterator &__l, const directory_iterator &__r) noexcept {
        return __l.__stream_ == __r.__stream_;
    }
    friend bool operator!=(const directory_iterator &__l, const directory_iterator &__r) noexcept {
        return !(__l == __r);
    }

private:
    void __advance(error_code &__code);

    path __directory;
    shared_ptr<__om::directory_stream> __stream_;
    directory_entry __entry;
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

    int depth() const { return __top ? __top->depth : 0; }
    bool recursion_pending() const { return __enter; }
    void disable_recursion_pending() { __enter = false; }
    void pop();

    const directory_entry &operator*() const {
        OM_CHECK("iterator-range", __top != nullptr, "the end recursive_directory_iterator is dereferenced");
        return *__top->at;
    }
    const directory_entry *operator->() const { return &**this; }
    recursive_directory_iterator &operator++();

    friend bool operator==(const recursive_directory_iterator &__l, const recursive_directory_iterator &__r) noexcept {
        return __l.__top == __r.__top;
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
    void __leave_finished();

    shared_ptr<_Level> __top;
    bool __enter = true;
};
inline recursive_directory_iterator begin(recursive_directory_iterator __i) noexcept { return __i; }
inline recursive_directory_iterator end(const recursive_directory_iterator &) noexcept {
    return recursive_directory_iterator();
}

} // namespace filesystem
} // namespace std

OM_END_MODEL

#endif
