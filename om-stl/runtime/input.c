/* Bytes from the outside whose number is not known: what scanf, fgets, read and their like store while
 * verifying. Only as many as there are are written, what lies behind them stays as it was.
 */
#include "model.h"

void __om_input(void *target, size_t size, size_t most, const char *name) {
    if (__verify_concrete(&size, sizeof size)) {
        __verify_input(target, size, name);
        return;
    }
    if (!__verify_concrete(&most, sizeof most) || most > OM_INPUT_MOST) {
    /* Some limit there must be. */
        __verify_assumed("input: at most 4096 bytes at once where the buffer's size is not known or is greater");
        most = OM_INPUT_MOST;
        __verify_assume(size <= most);
    }
    char *bytes = __verify_allocate(most);
    __verify_input(bytes, most, name);
    __builtin_memcpy(target, bytes, size);
    __verify_release(bytes);
}

void __om_stream_input(bool standard, void *target, size_t size, size_t most, const char *name) {
  /* Too many for the target are told before they are found to be. */
    size_t room = most == 0 ? 0 : __verify_size_left(target);
    __verify_typed(standard & (size > room), OM_TEXT, NULL, size, 0);
    __om_input(target, size, most, standard ? name : OM_A_FILE);
    size_t held = most < room ? most : room;
    __verify_typed(standard, OM_TEXT, target, size, held < OM_INPUT_MOST ? held : OM_INPUT_MOST);
}
