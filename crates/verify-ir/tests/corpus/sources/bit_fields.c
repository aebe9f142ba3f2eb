// Bit-fields: storage units, widths and offsets in debug info.
// expect type: `Header` 8 bytes
// expect member: `Header::version` at bit 0 width 4
// expect member: `Header::length` at bit 8 width 20
// expect member: `Header::wide` at bit 32 width 31
// expect function: `unsigned int total(const struct Header *)` at 15
// expect opcode: load store and shl lshr

struct Header {
    unsigned version : 4, kind : 3;
    unsigned : 1;
    unsigned length : 20;
    int wide : 31;
};
unsigned total(const struct Header *h) { return h->version + h->length; }

void set(struct Header *h, unsigned length, int wide) {
    h->length = length;
    h->wide = wide;
    h->kind = 5;
}

struct __attribute__((packed)) Tight { char a; int b : 12; long c : 40; } tight = {1, -3, 77};
