//! Threads run as the engine looked at them: one after another, each when it is created. The linker sends the units'
//! own calls of `pthread_create` to the driver, which waits for the end of the thread, but not for ever: it may wait for
//! who created it. Threads that the standard library creates go past it.

use super::recipe::Recipe;
use std::fmt::Write;
use verify_symex::Code;

const CREATE: &str = "pthread_create";

/// Whether threads are to be led through the driver: not where it is their misuse that has to show.
fn are_led(recipe: &Recipe) -> bool {
    recipe.needed.contains(CREATE) && recipe.code != Code::ThreadMisuse
}

/// What makes the linker lead them there.
pub fn linker_flags(recipe: &Recipe) -> Option<String> {
    are_led(recipe).then(|| format!("-Wl,--wrap={CREATE}"))
}

/// The driver's part.
pub fn threads(recipe: &Recipe, text: &mut String) {
    if are_led(recipe) {
        let _ = write!(text, "{TEXT}");
    }
}

const TEXT: &str = r#"
// Threads end before who created them goes on.
#include <pthread.h>
#include <unistd.h>

struct Thread {
    void *(*routine)(void *);
    void *argument;
    int ended;
};
static Thread threads[64];
static int next_thread;

static void *run_thread(void *of) {
    Thread *thread = static_cast<Thread *>(of);
    void *result = thread->routine(thread->argument);
    __atomic_store_n(&thread->ended, 1, __ATOMIC_SEQ_CST);
    return result;
}

extern "C" int __real_pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
extern "C" int __wrap_pthread_create(pthread_t *handle, const pthread_attr_t *attributes, void *(*routine)(void *),
                                     void *argument) {
    const int own = __atomic_fetch_add(&next_thread, 1, __ATOMIC_SEQ_CST);
    if (own >= 64) return __real_pthread_create(handle, attributes, routine, argument);
    Thread &thread = threads[own];
    thread.routine = routine;
    thread.argument = argument;
    const int result = __real_pthread_create(handle, attributes, run_thread, &thread);
    for (int waited = 0; result == 0 && waited != 1000; ++waited) {
        if (__atomic_load_n(&thread.ended, __ATOMIC_SEQ_CST)) break;
        usleep(1000);
    }
    return result;
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_programs_with_threads_wait_for_them() {
        let mut recipe = Recipe::sample(Code::NullDereference);
        assert_eq!(linker_flags(&recipe), None);
        recipe.needed.insert(CREATE.to_owned());
        assert!(linker_flags(&recipe).is_some());
        recipe.code = Code::ThreadMisuse;
        let mut text = String::new();
        threads(&recipe, &mut text);
        assert_eq!(text, "");
    }
}
