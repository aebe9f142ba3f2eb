// verify: violated
// native: none
int nondet_int(void);

static int average(int total, int count) {
    return total / count; //~ V0203
}

int main(void) {
    int count = 0;
    int total = 0;
    for (int i = 0; i < 3; i++)
        if (nondet_int() > 0) {
            count++;
            total += 10;
        }
    return average(total, count) > 10;
}
