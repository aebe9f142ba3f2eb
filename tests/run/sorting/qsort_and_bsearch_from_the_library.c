// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    const char *text;
    int count;
};

static int by_text(const void *a, const void *b) {
    return strcmp(((const struct word *)a)->text, ((const struct word *)b)->text);
}

static int by_count_then_text(const void *a, const void *b) {
    const struct word *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return strcmp(x->text, y->text);
}

static int as_integers(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    struct word words[] = {{"pear", 3}, {"apple", 7}, {"fig", 3}, {"plum", 1}, {"cherry", 7}, {"date", 2}};
    size_t n = sizeof words / sizeof *words;
    qsort(words, n, sizeof *words, by_text);
    for (size_t i = 0; i < n; i++)
        printf("%s%c", words[i].text, i + 1 < n ? ',' : '\n');

    const char *wanted[] = {"fig", "grape", "apple", "plum", "zebra"};
    for (int i = 0; i < 5; i++) {
        struct word key = {wanted[i], 0};
        struct word *hit = bsearch(&key, words, n, sizeof *words, by_text);
        if (hit)
            printf("%s at %d with %d\n", hit->text, (int)(hit - words), hit->count);
        else
            printf("%s is missing\n", wanted[i]);
    }

    qsort(words, n, sizeof *words, by_count_then_text);
    for (size_t i = 0; i < n; i++)
        printf("%s:%d ", words[i].text, words[i].count);
    printf("\n");

    int numbers[] = {5, -2, 2147483647, 0, -2147483647 - 1, 17, -2};
    qsort(numbers, 7, sizeof(int), as_integers);
    for (int i = 0; i < 7; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    return 0;
}
