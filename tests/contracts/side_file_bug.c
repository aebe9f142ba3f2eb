// verify: violated
// contracts: side_file_bug.h
// native: ok
// The contract stands in another file.

int grade(int points) {
    if (points >= 90)
        return 1;
    if (points >= 50)
        return 3;
    return 6;
}

int main(void) {
    grade(101); //~ V1001
    return grade(95) == 1 ? 0 : 1;
}
