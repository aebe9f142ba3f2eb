// A string of unknown characters, searched for one of them.
#include <assert.h>
char nondet_char(void);

int main(void) {
    char text[N + 1];
    for (int i = 0; i < N; i++)
        text[i] = nondet_char();
    text[N] = 0;
    int length = 0, letters = 0;
    for (; text[length]; length++)
        if (text[length] == 'a')
            letters++;
    assert(letters <= length && length <= N);
}
