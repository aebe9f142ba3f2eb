// verify: proved
// native: none
int nondet_int(void);

struct packet {
    unsigned char header[4];
    unsigned char payload[8];
    int checksum;
};

int main(void) {
    struct packet p = {{0}, {0}, 0};
    int i = nondet_int();
    if (i < 0)
        return 0;
    if (i < 4)
        p.header[i] = 1;
    return p.checksum;
}
