// verify: proved
// native: none
int nondet_int(void);

static int average(int total, int count) {
    return count == 0 ? 0 : total / count;
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
