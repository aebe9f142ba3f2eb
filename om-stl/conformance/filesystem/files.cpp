// Files and directories ([fs.op.funcs]).
// standards: 17 20 23
#include "check.h"
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace fs = std::filesystem;

static void write(const fs::path &p, const char *text) {
    std::ofstream out(p);
    out << text;
}

int main() {
    const fs::path top = "om-stl-conformance-filesystem.tmp";
    std::error_code code;
    fs::remove_all(top);
    CHECK(!fs::exists(top));
    CHECK(fs::create_directory(top));
    CHECK(!fs::create_directory(top));
    CHECK(fs::exists(top));
    CHECK(fs::is_directory(top));
    CHECK(!fs::is_regular_file(top));
    CHECK(fs::is_empty(top));
    write(top / "file", "12345");
    CHECK(fs::exists(top / "file"));
    CHECK(fs::is_regular_file(top / "file"));
    CHECK(fs::file_size(top / "file") == 5);
    CHECK(!fs::is_empty(top));
    CHECK(fs::create_directories(top / "a/b/c"));
    CHECK(!fs::create_directories(top / "a/b/c"));
    CHECK(fs::is_directory(top / "a/b"));
    write(top / "a/b/deep", "");
    CHECK(fs::is_empty(top / "a/b/deep"));
    CHECK(fs::copy_file(top / "file", top / "copy"));
    CHECK(fs::file_size(top / "copy") == 5);
    CHECK_THROWS(fs::filesystem_error, fs::copy_file(top / "file", top / "copy"));
    CHECK(!fs::copy_file(top / "file", top / "copy", fs::copy_options::skip_existing));
    CHECK(fs::copy_file(top / "file", top / "copy", fs::copy_options::overwrite_existing));
    fs::rename(top / "copy", top / "renamed");
    CHECK(!fs::exists(top / "copy"));
    CHECK(fs::exists(top / "renamed"));
    fs::resize_file(top / "renamed", 2);
    CHECK(fs::file_size(top / "renamed") == 2);
    fs::permissions(top / "renamed", fs::perms::owner_read);
    CHECK(fs::status(top / "renamed").permissions() == fs::perms::owner_read);
    fs::permissions(top / "renamed", fs::perms::owner_write, fs::perm_options::add);
    CHECK(fs::status(top / "renamed").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    fs::create_symlink("file", top / "link");
    CHECK(fs::is_symlink(top / "link"));
    CHECK(fs::is_regular_file(top / "link"));
    CHECK(fs::read_symlink(top / "link") == "file");
    CHECK(fs::equivalent(top / "link", top / "file"));
    CHECK(fs::canonical(top / "a/../link").filename() == "file");
    CHECK(fs::weakly_canonical(top / "a/../missing").filename() == "missing");
    CHECK(fs::absolute(top).is_absolute());
    CHECK(fs::relative(top / "a/b", top) == "a/b");
    CHECK(fs::current_path().is_absolute());
    CHECK(fs::hard_link_count(top / "file") == 1);
    CHECK(fs::space(top).capacity > 0);
    check::section("errors");
    CHECK(fs::file_size(top / "missing", code) == static_cast<std::uintmax_t>(-1));
    CHECK(code == std::errc::no_such_file_or_directory);
    CHECK_THROWS(fs::filesystem_error, fs::file_size(top / "missing"));
    CHECK_THROWS(fs::filesystem_error, fs::file_size(top));
    CHECK_THROWS(fs::filesystem_error, fs::rename(top / "missing", top / "x"));
    CHECK_THROWS(fs::filesystem_error, fs::directory_iterator(top / "missing"));
    CHECK_THROWS(fs::filesystem_error, fs::canonical(top / "missing"));
    CHECK(!fs::remove(top / "missing"));
    CHECK(fs::status(top / "missing").type() == fs::file_type::not_found);
    CHECK(!fs::exists(top / "missing", code));
    CHECK(!code);
    try {
        fs::file_size(top / "missing");
    } catch (const fs::filesystem_error &error) {
        CHECK(error.path1() == top / "missing");
        CHECK(error.path2().empty());
        CHECK(error.code() == std::errc::no_such_file_or_directory);
        CHECK(std::string(error.what()).find("missing") != std::string::npos);
    }
    check::section("iteration");
    std::set<std::string> names;
    for (const fs::directory_entry &entry : fs::directory_iterator(top))
        names.insert(entry.path().filename().string());
    CHECK(names == (std::set<std::string>{"a", "file", "link", "renamed"}));
    names.clear();
    int deepest = 0;
    for (fs::recursive_directory_iterator i(top), end; i != end; ++i) {
        names.insert(i->path().lexically_relative(top).string());
        if (i.depth() > deepest)
            deepest = i.depth();
    }
    CHECK(names == (std::set<std::string>{"a", "a/b", "a/b/c", "a/b/deep", "file", "link", "renamed"}));
    CHECK(deepest == 2);
    CHECK(fs::directory_iterator(top / "a/b/c") == fs::directory_iterator());
    CHECK(fs::remove(top / "link"));
    CHECK(fs::exists(top / "file"));
    CHECK_THROWS(fs::filesystem_error, fs::remove(top / "a"));
    CHECK(fs::remove_all(top) == 7);
    CHECK(!fs::exists(top));
    return check::done();
}
