// Broken preconditions of <optional>, <variant> and <expected>.
// standards: 17 20 23
// model only
#include "misuse.h"
#include <optional>
#include <string>
#include <variant>
#if __cplusplus > 202002L
#include <expected>
#endif

int main() {
    MISUSE("empty-access", std::optional<int> o; *o);
    MISUSE("empty-access", const std::optional<int> o; *o);
    MISUSE("empty-access", std::optional<std::string> o; o->size());
    MISUSE("empty-access", std::optional<int> o = 1; o.reset(); *o);
    MISUSE("empty-access", std::optional<int> o = 1; o = std::nullopt; *o);
#if __cplusplus > 202002L
    MISUSE("empty-access", std::expected<int, char> e = std::unexpected('x'); *e);
    MISUSE("empty-access", std::expected<int, char> e = 1; e.error());
    MISUSE("empty-access", std::expected<void, char> e; e.error());
    MISUSE("empty-access", std::expected<void, char> e = std::unexpected('x'); *e);
    MISUSE("empty-access", std::expected<std::string, int> e = std::unexpected(1); e->size());
#endif
    return check::done();
}
