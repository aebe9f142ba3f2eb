// verify: violated
// native: none
short __VERIFIER_nondet_short(void);

static int histogram[64];

int main(void) {
    for (int i = 0; i < 3; i++) {
        short sample = __VERIFIER_nondet_short();
        int bucket = sample % 64;
        histogram[bucket]++; //~ V0103
    }
    return 0;
}
