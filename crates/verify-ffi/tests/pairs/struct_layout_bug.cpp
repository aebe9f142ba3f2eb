#include <cstdint>

struct Item {
    int id;
    unsigned char flags;
    double weight;
};
struct __attribute__((packed)) Header { std::uint8_t kind; std::uint32_t length; };
struct alignas(16) Lane { float cells[4]; };
struct Size { int width; int height; };
extern "C" double weigh(const Item *item) { return item->weight; }
extern "C" bool parse(const Header &header, const Lane &lane) {
    return header.kind && lane.cells[0] > 0;
}
extern "C" int area(Size of) { return of.width * of.height; }
