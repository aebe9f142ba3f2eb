// The arithmetic of std::filesystem::path [fs.class.path].

#include <filesystem>
#include <string>

namespace __om {

namespace {

void append_utf8(std::string &out, unsigned long code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xc0 | (code >> 6));
        out += static_cast<char>(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xe0 | (code >> 12));
        out += static_cast<char>(0x80 | ((code >> 6) & 0x3f));
        out += static_cast<char>(0x80 | (code & 0x3f));
    } else {
        out += static_cast<char>(0xf0 | (code >> 18));
        out += static_cast<char>(0x80 | ((code >> 12) & 0x3f));
        out += static_cast<char>(0x80 | ((code >> 6) & 0x3f));
        out += static_cast<char>(0x80 | (code & 0x3f));
    }
}

// One code out of UTF-8, from position i on; what is no valid sequence counts as its bytes.
unsigned long next_code(const std::string &bytes, std::size_t &i) {
    const unsigned char first = static_cast<unsigned char>(bytes[i++]);
    int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    unsigned long code = more == 3 ? first & 7 : more == 2 ? first & 15 : more == 1 ? first & 31 : first;
    for (; more != 0 && i != bytes.size(); --more)
        code = code << 6 | (static_cast<unsigned char>(bytes[i++]) & 0x3f);
    return code;
}

} // namespace

std::string path_bytes(std::wstring_view text) {
    std::string bytes;
    for (std::size_t i = 0; i != text.size(); ++i)
        append_utf8(bytes, static_cast<unsigned long>(text[i]));
    return bytes;
}
std::string path_bytes(std::u32string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i != text.size(); ++i)
        append_utf8(bytes, text[i]);
    return bytes;
}
std::string path_bytes(std::u16string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i != text.size(); ++i) {
        unsigned long code = text[i];
        if (code >= 0xd800 && code < 0xdc00 && i + 1 != text.size())
            code = 0x10000 + ((code - 0xd800) << 10) + (text[++i] - 0xdc00ul);
        append_utf8(bytes, code);
    }
    return bytes;
}
std::wstring path_wide(const std::string &bytes) {
    std::wstring text;
    for (std::size_t i = 0; i != bytes.size();)
        text += static_cast<wchar_t>(next_code(bytes, i));
    return text;
}
std::u32string path_utf32(const std::string &bytes) {
    std::u32string text;
    for (std::size_t i = 0; i != bytes.size();)
        text += static_cast<char32_t>(next_code(bytes, i));
    return text;
}
std::u16string path_utf16(const std::string &bytes) {
    std::u16string text;
    for (std::size_t i = 0; i != bytes.size();) {
        const unsigned long code = next_code(bytes, i);
        if (code < 0x10000) {
            text += static_cast<char16_t>(code);
        } else {
            text += static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10));
            text += static_cast<char16_t>(0xdc00 + ((code - 0x10000) & 0x3ff));
        }
    }
    return text;
}

} // namespace __om

namespace std {
namespace filesystem {

namespace {

// Where the first name begins: after the slashes of the root.
size_t after_root(const string &text) {
    size_t i = 0;
    while (i != text.size() && text[i] == '/')
        ++i;
    return i;
}

// The element that begins at a place, and where the next one does.
string element_at(const string &text, size_t at) {
    if (at == 0 && text[0] == '/')
        return "/";
    const size_t end = text.find('/', at);
    return text.substr(at, end == string::npos ? end : end - at);
}

size_t element_after(const string &text, size_t at) {
    if (at == text.size())
        return string::npos;
    size_t i = at == 0 && text[0] == '/' ? 0 : text.find('/', at);
    if (i == string::npos)
        return i;
    while (i != text.size() && text[i] == '/')
        ++i;
    // A separator at the very end is followed by an empty name, unless it is the root itself.
    return i == text.size() && at == 0 && text[0] == '/' ? string::npos : i;
}

bool is_dots(const string &name) { return name == "." || name == ".."; }

} // namespace

path::iterator::iterator(const path *owner, size_t at) : __path_(owner), __at_(at) {
    if (at != string::npos)
        __element = element_at(owner->native(), at);
}

path::iterator &path::iterator::operator++() {
    OM_CHECK("iterator-range", __path_ != nullptr && __at_ != string::npos,
             "an iterator of a path is incremented at its end");
    return *this = iterator(__path_, element_after(__path_->native(), __at_));
}

path::iterator &path::iterator::operator--() {
    OM_CHECK("iterator-range", __path_ != nullptr && __at_ != 0 && !__path_->empty(),
             "an iterator of a path is decremented at its beginning");
    size_t at = 0;
    for (size_t next = element_after(__path_->native(), at); next != __at_; next = element_after(__path_->native(), at))
        at = next;
    return *this = iterator(__path_, at);
}

path &path::operator/=(const path &other) {
    if (other.is_absolute())
        return *this = other;
    if (has_filename())
        __text_ += '/';
    __text_ += other.__text_;
    return *this;
}

path &path::remove_filename() {
    __text_.resize(__text_.size() - filename().__text_.size());
    return *this;
}

path &path::replace_filename(const path &name) {
    remove_filename();
    return *this /= name;
}

path &path::replace_extension(const path &extension_given) {
    __text_.resize(__text_.size() - extension().__text_.size());
    if (!extension_given.empty()) {
        if (extension_given.__text_[0] != '.')
            __text_ += '.';
        __text_ += extension_given.__text_;
    }
    return *this;
}

int path::compare(const path &other) const noexcept {
    if (has_root_directory() != other.has_root_directory())
        return has_root_directory() ? 1 : -1;
    iterator mine = begin(), theirs = other.begin();
    for (; mine != end() && theirs != other.end(); ++mine, ++theirs) {
        const int order = mine->__text_.compare(theirs->__text_);
        if (order != 0)
            return order;
    }
    return mine == end() ? (theirs == other.end() ? 0 : -1) : 1;
}

path path::relative_path() const { return path(__text_.substr(after_root(__text_))); }

path path::parent_path() const {
    const size_t first = after_root(__text_);
    if (first == __text_.size())
        return *this;
    size_t end = __text_.size() - filename().__text_.size();
    while (end > first && __text_[end - 1] == '/')
        --end;
    if (end <= first)
        return path(__text_.substr(0, first == 0 ? 0 : 1));
    return path(__text_.substr(0, end));
}

path path::filename() const {
    const size_t first = after_root(__text_);
    if (first == __text_.size())
        return path();
    const size_t slash = __text_.rfind('/');
    return path(__text_.substr(slash == string::npos ? 0 : slash + 1));
}

path path::extension() const {
    const std::string name = filename().__text_;
    const size_t dot = name.rfind('.');
    return dot == std::string::npos || dot == 0 || is_dots(name) ? path() : path(name.substr(dot));
}

path path::stem() const {
    const std::string name = filename().__text_;
    return path(name.substr(0, name.size() - extension().__text_.size()));
}

path path::lexically_normal() const {
    if (empty())
        return path();
    // Names that stay, joined; `depth` of them could be taken back by a "..".
    std::string normal = has_root_directory() ? "/" : "";
    const size_t root = normal.size();
    size_t depth = 0;
    bool directory = false;
    for (iterator i = begin(); i != end(); ++i) {
        const std::string &name = i->__text_;
        directory = name.empty() || is_dots(name);
        if (name == "/" || name.empty() || name == ".")
            continue;
        if (name == ".." && depth != 0) {
            --depth;
            const size_t slash = normal.rfind('/');
            normal.resize(slash == std::string::npos || slash < root ? root : slash);
            continue;
        }
        if (name == ".." && root != 0)
            continue;
        if (normal.size() > root)
            normal += '/';
        normal += name;
        if (name != "..")
            ++depth;
    }
    if (normal.empty())
        return path(".");
    const bool ends_in_dots = normal == ".." || (normal.size() > 2 && normal.compare(normal.size() - 3, 3, "/..") == 0);
    if (directory && normal.size() > root && !ends_in_dots)
        normal += '/';
    return path(normal);
}

path path::lexically_relative(const path &base) const {
    if (has_root_directory() != base.has_root_directory())
        return path();
    iterator mine = begin(), theirs = base.begin();
    while (mine != end() && theirs != base.end() && mine->__text_ == theirs->__text_) {
        ++mine;
        ++theirs;
    }
    if (mine == end() && theirs == base.end())
        return path(".");
    int up = 0;
    for (; theirs != base.end(); ++theirs) {
        if (theirs->__text_ == "..")
            --up;
        else if (!theirs->empty() && theirs->__text_ != ".")
            ++up;
    }
    if (up < 0)
        return path();
    if (up == 0 && (mine == end() || mine->empty()))
        return path(".");
    path relative;
    for (; up != 0; --up)
        relative /= path("..");
    for (; mine != end(); ++mine)
        relative /= *mine;
    return relative;
}

path path::lexically_proximate(const path &base) const {
    const path relative = lexically_relative(base);
    return relative.empty() ? *this : relative;
}

size_t hash_value(const path &p) noexcept {
    size_t hash = 0;
    for (path::iterator i = p.begin(); i != p.end(); ++i)
        hash = hash * 31 + __om::hash_text(i->native().data(), i->native().size());
    return hash;
}

} // namespace filesystem
} // namespace std
