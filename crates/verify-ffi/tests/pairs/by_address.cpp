#include <cstddef>

struct Point { int x; int y; };
struct Name {
    char *text;
    std::size_t length;
    Name(const Name &);
    ~Name();
};
extern "C" int norm(Point of) { return of.x + of.y; }
extern "C" std::size_t name_length(const Name *of) { return of->length; }

struct Table { double cells[4]; Table(); Table(const Table &); ~Table(); };
extern "C" Table table() { return Table(); }
extern "C" unsigned next(unsigned after) { return after + 1; }
