// verify: proved
// native: none
unsigned char nondet_uchar(void);

int main(void) {
    unsigned char modulus = nondet_uchar();
    unsigned char value = nondet_uchar();
    modulus |= 1;
    unsigned char r = value % modulus;
    return r >= 255;
}
