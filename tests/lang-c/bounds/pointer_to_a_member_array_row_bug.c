// verify: violated
// native: none
static int matrix[3][4];

int main(void) {
    int *row = matrix[1];
    row[4] = 1; //~ V0103
    return 0;
}
