// verify: violated
// native: none
unsigned char nondet_uchar(void);

int main(void) {
    unsigned char modulus = nondet_uchar();
    unsigned char value = nondet_uchar();
    modulus &= 0xfe;
    unsigned char r = value % modulus; //~ V0203
    return r >= 255;
}
