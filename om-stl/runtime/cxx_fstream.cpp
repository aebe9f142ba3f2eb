// The ordinary file streams, instantiated once for all programs, and the file beneath them: one of the
// C library's, whose model says what the outside world may do.

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <fstream>
#include <stdio.h>

// Whether no byte of what is read is known; of the model of the C library, and missing where the real one
// is used.
extern "C" bool __om_stream_unconstrained(const void *stream) __attribute__((weak));

namespace __om {

namespace {

// [filebuf.members]/table: the mode of fopen; null for a combination that there is none for.
const char *mode_of(unsigned mode) {
    const bool binary = (mode & std::ios_base::binary) != 0;
    const bool exclusive = (mode & 64) != 0;
    switch (mode & (std::ios_base::in | std::ios_base::out | std::ios_base::trunc | std::ios_base::app)) {
    case std::ios_base::out:
    case std::ios_base::out | std::ios_base::trunc:
        return exclusive ? (binary ? "wbx" : "wx") : (binary ? "wb" : "w");
    case std::ios_base::app:
    case std::ios_base::out | std::ios_base::app:
        return binary ? "ab" : "a";
    case std::ios_base::in:
        return binary ? "rb" : "r";
    case std::ios_base::in | std::ios_base::out:
        return binary ? "r+b" : "r+";
    case std::ios_base::in | std::ios_base::out | std::ios_base::trunc:
        return exclusive ? (binary ? "w+bx" : "w+x") : (binary ? "w+b" : "w+");
    case std::ios_base::in | std::ios_base::app:
    case std::ios_base::in | std::ios_base::out | std::ios_base::app:
        return binary ? "a+b" : "a+";
    default:
        return nullptr;
    }
}

FILE *of(void *handle) { return static_cast<FILE *>(handle); }

} // namespace

bool file::open(const char *name, unsigned mode) {
    const char *const how = mode_of(mode);
    if (!how)
        return false;
    __handle = fopen(name, how);
    return __handle != nullptr;
}

bool file::close() {
    FILE *const closed = of(__handle);
    __handle = nullptr;
    return fclose(closed) == 0;
}

std::size_t file::read(char *to, std::size_t n) { return fread(to, 1, n, of(__handle)); }
std::size_t file::write(const char *from, std::size_t n) { return fwrite(from, 1, n, of(__handle)); }
bool file::flush() { return fflush(of(__handle)) == 0; }

long file::seek(long offset, int way) {
    const int whence = way == std::ios_base::beg ? SEEK_SET : way == std::ios_base::cur ? SEEK_CUR : SEEK_END;
    if (fseek(of(__handle), offset, whence) != 0)
        return -1;
    return ftell(of(__handle));
}

long file::position() { return ftell(of(__handle)); }

bool file::unconstrained() const {
    return __om_stream_unconstrained && !__verify_executing() && __om_stream_unconstrained(__handle);
}

} // namespace __om

namespace std {

template class basic_filebuf<char>;
template class basic_filebuf<wchar_t>;
template class basic_ifstream<char>;
template class basic_ifstream<wchar_t>;
template class basic_ofstream<char>;
template class basic_ofstream<wchar_t>;
template class basic_fstream<char>;
template class basic_fstream<wchar_t>;

} // namespace std
