// verify: proved
// native: ok
#include <assert.h>
#include <stddef.h>

__attribute__((weak)) int plugin(void);
__attribute__((weak)) extern int setting;

int main(void) {
    assert(plugin == NULL && &setting == NULL);
    return plugin != NULL ? plugin() : 0;
}
