#include <cstdint>

struct Base { int m_id; };
struct Item : Base {
    unsigned char flags;
    char name[8];
    double weight;
    Item *next;
};
struct __attribute__((packed)) Header { std::uint8_t kind; std::uint32_t length; };
struct alignas(16) Lane { float cells[4]; };
union Cell { long number; const char *text; };
struct Size { int width; int height; };
extern "C" double weigh(const Item *item) { return item->weight; }
extern "C" bool parse(const Header &header, const Lane &lane, const Cell &cell) {
    return header.kind && lane.cells[0] > 0 && cell.number;
}
extern "C" int area(Size of) { return of.width * of.height; }
