// verify: proved
// native: none
// What tools offer to ask of a pointer without going through it.
#include <assert.h>
#include <stdlib.h>

_Bool __CPROVER_w_ok(const void *, unsigned long);
_Bool __CPROVER_LIVE_OBJECT(const void *);
_Bool __ESBMC_r_ok(const void *, unsigned long);
_Bool __ESBMC_same_object(const void *, const void *);
long __ESBMC_POINTER_OFFSET(const void *);
unsigned long __ESBMC_POINTER_OBJECT(const void *);
unsigned long __ESBMC_get_object_size(const void *);
_Bool __ESBMC_is_dynamic_object(const void *);
int nondet_int(void);

int main(void) {
    int numbers[4];
    const char *text = "abc";
    int i = nondet_int();
    if (i < 0 || i > 3)
        return 0;
    assert(__ESBMC_r_ok(numbers + i, (4 - i) * sizeof(int)));
    assert(!__ESBMC_r_ok(numbers + i, (5 - i) * sizeof(int)));
    assert(!__ESBMC_r_ok(0, 1));
    assert(__ESBMC_r_ok(text, 4) && !__CPROVER_w_ok(text, 1));
    assert(__ESBMC_POINTER_OFFSET(&numbers[i]) == i * (long)sizeof(int));
    assert(__ESBMC_same_object(numbers, &numbers[i]) && !__ESBMC_same_object(numbers, text));
    assert(__ESBMC_POINTER_OBJECT(numbers) == __ESBMC_POINTER_OBJECT(&numbers[i]));
    assert(__ESBMC_POINTER_OBJECT(numbers) != __ESBMC_POINTER_OBJECT(&i));
    assert(__ESBMC_get_object_size(&numbers[i]) == sizeof numbers);
    assert(!__ESBMC_is_dynamic_object(numbers));
    int *memory = malloc(i + 1);
    assert(__ESBMC_is_dynamic_object(memory) && __CPROVER_LIVE_OBJECT(memory));
    assert(__ESBMC_get_object_size(memory) == (unsigned long)i + 1);
    free(memory);
    assert(!__CPROVER_LIVE_OBJECT(memory) && !__ESBMC_r_ok(memory, 1));
    return 0;
}
