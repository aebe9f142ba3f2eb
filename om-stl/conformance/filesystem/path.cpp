// Arithmetic on paths ([fs.class.path]): every path taken apart, joined and compared with every other.
// standards: 17 20 23
#include "check.h"
#include <filesystem>
#include <sstream>
#include <string>

using std::filesystem::path;

static const char *const texts[] = {
    "",      "/",      "a",     "a/",    "/a",      "/a/",     "a/b",    "/a/b",    "a//b",     "//a",       ".",
    "..",    "./a",    "../a",  "a/.",   "a/..",    "a/./b",   "a/../b", "/..",     "/.",       "/../a",     "a.txt",
    ".txt",  "a.",     "a.b.c", "/x/.h", "..x",     "a/b/",    "a/b/..", "a/../..", "../..",    "/a/./..",   "a//",
    "a/b/c", "/a/b/c", "./",    "../",   "dir/f.e", "dir.d/f", "...",    "a/...",   "/a/../b/", "x/./y/../z"};
static const int count = sizeof texts / sizeof *texts;

static void shown(const std::string &text) { check::report(text.c_str(), true); }

int main() {
    check::section("decomposition");
    for (int i = 0; i != count; ++i) {
        const path p(texts[i]);
        std::string parts;
        for (path::iterator k = p.begin(); k != p.end(); ++k)
            parts += '<' + k->string() + '>';
        std::string back;
        for (path::iterator k = p.end(); k != p.begin();)
            back += '<' + (--k)->string() + '>';
        shown(p.string() + " elements " + parts + " backwards " + back);
        shown(p.string() + " root " + p.root_path().string() + " relative " + p.relative_path().string() + " parent " +
              p.parent_path().string());
        shown(p.string() + " filename " + p.filename().string() + " stem " + p.stem().string() + " extension " +
              p.extension().string());
        shown(p.string() + " normal " + p.lexically_normal().string());
        shown(p.string() + " has " + char('0' + p.has_root_path()) + char('0' + p.has_relative_path()) +
              char('0' + p.has_parent_path()) + char('0' + p.has_filename()) + char('0' + p.has_stem()) +
              char('0' + p.has_extension()) + char('0' + p.is_absolute()));
        path q(p);
        shown(p.string() + " without filename " + q.remove_filename().string());
        q = p;
        shown(p.string() + " other filename " + q.replace_filename("new").string());
        q = p;
        shown(p.string() + " other extension " + q.replace_extension("ext").string());
        q = p;
        shown(p.string() + " other extension " + q.replace_extension(".ext").string());
        q = p;
        shown(p.string() + " no extension " + q.replace_extension().string());
    }
    check::section("pairs");
    for (int i = 0; i != count; ++i)
        for (int k = 0; k < count; k += 2) {
            const path p(texts[i]), q(texts[k]);
            const int order = p.compare(q);
            shown(p.string() + " / " + q.string() + " = " + (p / q).string() + " order " +
                  (order < 0   ? "<"
                   : order > 0 ? ">"
                               : "=") +
                  " from " + p.lexically_relative(q).string() + " near " + p.lexically_proximate(q).string());
        }
    check::section("others");
    path p("dir");
    p /= "file";
    p += ".txt";
    CHECK(p == "dir/file.txt");
    p.concat("x").append("y");
    CHECK(p.native() == "dir/file.txtx/y");
    CHECK(std::string(p.c_str()) == p.string());
    p.clear();
    CHECK(p.empty());
    CHECK(path(std::string("s")) == path("s"));
    CHECK(path(std::string_view("s")) == path("s"));
    CHECK(path(L"wide").string() == "wide");
    CHECK(path(u"sixteen").string() == "sixteen");
    CHECK(path("wide").wstring() == L"wide");
    CHECK(path("abc").u32string() == U"abc");
    const std::string letters("letters");
    CHECK(path(letters.begin(), letters.end()) == "letters");
    CHECK(path("a") < path("b"));
    CHECK(path("a/b") != path("a/c"));
    CHECK(path("a//b") == path("a/b"));
    CHECK(hash_value(path("a//b")) == hash_value(path("a/b")));
    path x("x"), y("y");
    swap(x, y);
    CHECK(x == "y");
    std::ostringstream out;
    out << path("with space");
    CHECK(out.str() == "\"with space\"");
    std::istringstream in("\"quoted path\"");
    in >> x;
    CHECK(x == "quoted path");
    std::string converted = path("to string");
    CHECK(converted == "to string");
    return check::done();
}
