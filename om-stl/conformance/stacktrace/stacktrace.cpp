// stacktrace ([stacktrace]), as far as the standard says anything of it.
// standards: 23
// model only: libstdc++ 12 is built without stack traces
#include "check.h"
#include <sstream>
#include <stacktrace>
#include <unordered_set>

int main() {
    const std::stacktrace none;
    CHECK(none.empty() && none.size() == 0 && none.begin() == none.end());
    CHECK(std::to_string(none).empty());
    CHECK_THROWS(std::out_of_range, none.at(0));
    const std::stacktrace here = std::stacktrace::current(), same = here;
    CHECK(here == same && (here <=> same) == 0 && here.end() - here.begin() == long(here.size()));
    CHECK(std::stacktrace::current(0, 0).empty());
    CHECK(none <= here);
    const std::stacktrace_entry nobody;
    CHECK(!nobody && nobody.description().empty() && nobody.source_line() == 0 && nobody.source_file().empty());
    std::ostringstream out;
    out << nobody << none;
    CHECK(out.str().empty());
    CHECK(std::hash<std::stacktrace>()(here) == std::hash<std::stacktrace>()(same));
    return check::done();
}
