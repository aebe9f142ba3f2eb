// verify: violated
// native: none
extern void log_value(int);

int main(void) {
    int values[3];
    for (int i = 0; i < 2; i++)
        values[i] = i;
    for (int i = 0; i < 3; i++)
        log_value(values[i]); //~ V0111
    return 0;
}
