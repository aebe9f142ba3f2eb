// <bit> ([bit.syn]).
// standards: 20 23
#include "check.h"
#include <bit>
#include <cstdint>

template <class T>
static void counting() {
    const int width = int(sizeof(T) * 8);
    CHECK(std::countl_zero(T(0)) == width);
    CHECK(std::countl_zero(T(1)) == width - 1);
    CHECK(std::countl_zero(T(-1)) == 0);
    CHECK(std::countl_one(T(-1)) == width);
    CHECK(std::countl_one(T(0)) == 0);
    CHECK(std::countr_zero(T(0)) == width);
    CHECK(std::countr_zero(T(8)) == 3);
    CHECK(std::countr_one(T(7)) == 3);
    CHECK(std::countr_one(T(-1)) == width);
    CHECK(std::popcount(T(0)) == 0);
    CHECK(std::popcount(T(0x55)) == 4);
    CHECK(std::popcount(T(-1)) == width);
    CHECK(!std::has_single_bit(T(0)));
    CHECK(std::has_single_bit(T(64)));
    CHECK(!std::has_single_bit(T(65)));
    CHECK(std::bit_width(T(0)) == 0);
    CHECK(std::bit_width(T(1)) == 1);
    CHECK(std::bit_width(T(100)) == 7);
    CHECK(std::bit_floor(T(0)) == 0);
    CHECK(std::bit_floor(T(100)) == 64);
    CHECK(std::bit_ceil(T(0)) == 1);
    CHECK(std::bit_ceil(T(1)) == 1);
    CHECK(std::bit_ceil(T(33)) == 64);
    CHECK(std::rotl(T(1), 1) == 2);
    CHECK(std::rotl(T(1), width) == 1);
    CHECK(std::rotl(T(1), -1) == T(T(1) << (width - 1)));
    CHECK(std::rotr(T(1), 1) == T(T(1) << (width - 1)));
    CHECK(std::rotr(T(2), -1) == 4);
    CHECK(std::rotr(T(0x81), 0) == 0x81);
    static_assert(std::popcount(T(7)) == 3);
    static_assert(std::rotl(T(1), 3) == 8);
}

int main() {
    check::section("counting");
    counting<std::uint8_t>();
    counting<std::uint16_t>();
    counting<std::uint32_t>();
    counting<std::uint64_t>();
    counting<unsigned long long>();
    check::section("casts");
    CHECK(std::bit_cast<std::uint32_t>(1.0f) == 0x3f800000u);
    CHECK(std::bit_cast<double>(std::uint64_t(0x4000000000000000)) == 2.0);
    static_assert(std::bit_cast<std::int32_t>(0xffffffffu) == -1);
    CHECK(std::endian::native == std::endian::little);
    CHECK(std::endian::big != std::endian::little);
#if __cplusplus > 202002L
    CHECK(std::byteswap(std::uint32_t(0x01020304)) == 0x04030201);
    CHECK(std::byteswap(std::uint16_t(0x0102)) == 0x0201);
    CHECK(std::byteswap(std::uint8_t(0x12)) == 0x12);
    CHECK(std::byteswap(std::uint64_t(1)) == std::uint64_t(1) << 56);
#endif
    return check::done();
}
