// Integers of 128 bits: constants beyond 64 bits, arguments in two registers.
// expect function: `__int128 multiply(long, long)` at 8
// expect function: `unsigned __int128 top(unsigned __int128)` at 12
// expect global: `unsigned __int128 most` at 5
unsigned __int128 most = ~(unsigned __int128)0;
__int128 least = -((__int128)1 << 126) * 2;

__int128 multiply(long a, long b) {
    return (__int128)a * b - (((__int128)0x0123456789abcdef << 64) | 0xfedcba9876543210);
}

unsigned __int128 top(unsigned __int128 x) {
    return x >> 100 == 0x7ffffff ? x / 3 : x % most;
}
