// What libstdc++'s own headers expect of its shared library for streams, over the streams of the models:
// whatever those headers declare but leave to the library arrives here or in the models themselves, which
// have the same names, no larger objects, and the state in the same places. For units that only compile
// against those headers. Such a unit sees enumerations where the models have numbers and strings of another
// layout; the functions whose names tell the difference are these.

#include "cxx_real_text.h"
#include <fstream>
#include <iostream>

typedef std::ios Ios;
typedef std::istream In;
typedef std::ostream Out;

// The standard streams of the models need no initialisation.
OM_LIBRARY(void, init_constructor, (void *), "_ZNSt8ios_base4InitC1Ev") {}
OM_LIBRARY(void, init_destructor, (void *), "_ZNSt8ios_base4InitD1Ev") {}

// [iostate.flags]
OM_LIBRARY(void, ios_clear, (Ios * stream, unsigned state),
           "_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate") {
    stream->clear(state);
}
OM_LIBRARY(void, ios_setstate, (Ios * stream, unsigned state),
           "_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate") {
    stream->setstate(state);
}
OM_LIBRARY(void, ios_exceptions, (Ios * stream, unsigned mask),
           "_ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate") {
    stream->exceptions(mask);
}

// [istream.unformatted], [ostream.seeks]
OM_LIBRARY(In &, in_seekg, (In * stream, long offset, int way), "_ZNSi5seekgElSt12_Ios_Seekdir") {
    return stream->seekg(offset, static_cast<std::ios_base::seekdir>(way));
}
OM_LIBRARY(Out &, out_seekp, (Out * stream, long offset, int way), "_ZNSo5seekpElSt12_Ios_Seekdir") {
    return stream->seekp(offset, static_cast<std::ios_base::seekdir>(way));
}

// [string.io]
OM_LIBRARY(Out &, insert_characters, (Out & stream, const char *text, long size),
           "_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l") {
    return stream << std::string(text, static_cast<std::size_t>(size));
}
OM_LIBRARY(Out &, insert_string, (Out & stream, const LibraryText &text),
           "_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE") {
    return stream << text.copy();
}
OM_LIBRARY(In &, extract_string, (In & stream, LibraryText &text),
           "_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE") {
    std::string word = text.copy();
    stream >> word;
    text.assign(word);
    return stream;
}
OM_LIBRARY(In &, get_line, (In & stream, LibraryText &text),
           "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE") {
    std::string line = text.copy();
    std::getline(stream, line);
    text.assign(line);
    return stream;
}
OM_LIBRARY(
    In &, get_line_up_to, (In & stream, LibraryText &text, char delimiter),
    "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_") {
    std::string line = text.copy();
    std::getline(stream, line, delimiter);
    text.assign(line);
    return stream;
}

// [istream.extractors]: into an array, of which the last place is for the null character.
OM_LIBRARY(void, extract_characters, (In & stream, char *text, long room), "_ZSt17__istream_extractRSiPcl") {
    std::string word;
    const std::streamsize width = stream.width();
    if (width == 0 || width > room)
        stream.width(room);
    // The width counts the null character here, and does not where a string is read.
    stream.width(stream.width() - 1);
    if (stream.width() == 0) {
        stream.setstate(std::ios_base::failbit);
    } else {
        stream >> word;
        word.copy(text, word.size());
    }
    stream.width(0);
    if (room > 0)
        text[word.size()] = '\0';
}

// [file.streams]
#define OM_LIBRARY_FILE_STREAM(name, mangled, size_there)                                                              \
    static_assert(sizeof(std::name) <= size_there, "the place is large enough");                                       \
    OM_LIBRARY(void, name##_of_file, (std::name * place, const char *file, unsigned mode),                             \
               "_ZNSt" mangled "IcSt11char_traitsIcEEC1EPKcSt13_Ios_Openmode") {                                       \
        ::new (static_cast<void *>(place)) std::name(file, mode);                                                      \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_of_file_string, (std::name * place, const LibraryText &file, unsigned mode),               \
               "_ZNSt" mangled "IcSt11char_traitsIcEEC1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode") {   \
        ::new (static_cast<void *>(place)) std::name(file.characters, mode);                                           \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_open, (std::name * stream, const char *file, unsigned mode),                               \
               "_ZNSt" mangled "IcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode") {                                    \
        stream->open(file, mode);                                                                                      \
    }                                                                                                                  \
    OM_LIBRARY(void, name##_open_string, (std::name * stream, const LibraryText &file, unsigned mode),                 \
               "_ZNSt" mangled                                                                                         \
               "IcSt11char_traitsIcEE4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode") {                \
        stream->open(file.characters, mode);                                                                           \
    }
OM_LIBRARY_FILE_STREAM(ifstream, "14basic_ifstream", 520)
OM_LIBRARY_FILE_STREAM(ofstream, "14basic_ofstream", 512)
OM_LIBRARY_FILE_STREAM(fstream, "13basic_fstream", 528)
#undef OM_LIBRARY_FILE_STREAM
