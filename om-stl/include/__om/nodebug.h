// The functions of the model carry no debug information: a report shows the program's own lines, and
// what a unit says about library code is most of what there would be to read. A header puts its
// declarations between the two marks, below its includes.
#ifndef OM_NODEBUG_H
#define OM_NODEBUG_H

#if defined(__clang__)
#define OM_BEGIN_MODEL _Pragma("clang attribute push(__attribute__((nodebug)), apply_to = hasType(functionType))")
#define OM_END_MODEL _Pragma("clang attribute pop")
#else
#define OM_BEGIN_MODEL
#define OM_END_MODEL
#endif

#endif
