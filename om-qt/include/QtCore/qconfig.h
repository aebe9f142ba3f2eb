// Which Qt this is: the version that OM_QT_MAJOR selects (5 by default), and the features of a usual build.
#ifndef OM_QT_QCONFIG_H
#define OM_QT_QCONFIG_H

#ifndef OM_QT_MAJOR
#define OM_QT_MAJOR 5
#endif

#if OM_QT_MAJOR == 5
#define QT_VERSION_STR "5.15.8"
#define QT_VERSION_MAJOR 5
#define QT_VERSION_MINOR 15
#define QT_VERSION_PATCH 8
#elif OM_QT_MAJOR == 6
#define QT_VERSION_STR "6.4.2"
#define QT_VERSION_MAJOR 6
#define QT_VERSION_MINOR 4
#define QT_VERSION_PATCH 2
#else
#error "om-qt: OM_QT_MAJOR is 5 or 6"
#endif

#define QT_VERSION_CHECK(major, minor, patch) ((major << 16) | (minor << 8) | (patch))
#define QT_VERSION QT_VERSION_CHECK(QT_VERSION_MAJOR, QT_VERSION_MINOR, QT_VERSION_PATCH)
#define OM_QT6 (OM_QT_MAJOR >= 6)

// Every unit needs the functions of its version: this is what a linker finds them by, and what keeps units of the two
// versions apart.
#if OM_QT6
#define OM_QT_VERSION_SYMBOL __omqt_major_6
#else
#define OM_QT_VERSION_SYMBOL __omqt_major_5
#endif
extern "C" const char OM_QT_VERSION_SYMBOL;
static const char *const __omqt_needed_version __attribute__((__used__)) = &OM_QT_VERSION_SYMBOL;

// QT_CONFIG(feature): 1 is available, -1 is not; what is not listed does not compile, as in Qt.
#define QT_CONFIG(feature) (1 / QT_FEATURE_##feature == 1)
#define QT_REQUIRE_CONFIG(feature)                                                                                     \
    Q_STATIC_ASSERT_X(QT_FEATURE_##feature == 1, "Required feature " #feature " for file " __FILE__ " not available.")

#define QT_FEATURE_shared 1
#define QT_FEATURE_static -1
#define QT_FEATURE_cross_compile -1
#define QT_FEATURE_framework -1
#define QT_FEATURE_cxx11 1
#define QT_FEATURE_cxx14 1
#define QT_FEATURE_cxx17 1
#define QT_FEATURE_thread 1
#define QT_FEATURE_future 1
#define QT_FEATURE_concurrent 1
#define QT_FEATURE_network 1
#define QT_FEATURE_sql 1
#define QT_FEATURE_gui 1
#define QT_FEATURE_widgets 1
#define QT_FEATURE_xml 1
#define QT_FEATURE_testlib 1
#define QT_FEATURE_dbus 1
#define QT_FEATURE_printer 1
#define QT_FEATURE_regularexpression 1
#define QT_FEATURE_textdate 1
#define QT_FEATURE_datestring 1
#define QT_FEATURE_settings 1
#define QT_FEATURE_process 1
#define QT_FEATURE_processenvironment 1
#define QT_FEATURE_temporaryfile 1
#define QT_FEATURE_library 1
#define QT_FEATURE_translation 1
#define QT_FEATURE_commandlineparser 1
#define QT_FEATURE_animation 1
#define QT_FEATURE_easingcurve 1
#define QT_FEATURE_timezone 1
#define QT_FEATURE_itemmodel 1
#define QT_FEATURE_proxymodel 1
#define QT_FEATURE_sortfilterproxymodel 1
#define QT_FEATURE_identityproxymodel 1
#define QT_FEATURE_stringlistmodel 1
#define QT_FEATURE_filesystemwatcher 1
#define QT_FEATURE_filesystemiterator 1
#define QT_FEATURE_sharedmemory 1
#define QT_FEATURE_systemsemaphore 1
#define QT_FEATURE_xmlstream 1
#define QT_FEATURE_xmlstreamreader 1
#define QT_FEATURE_xmlstreamwriter 1
#define QT_FEATURE_mimetype 1
#define QT_FEATURE_accessibility 1
#define QT_FEATURE_clipboard 1
#define QT_FEATURE_draganddrop 1
#define QT_FEATURE_shortcut 1
#define QT_FEATURE_action 1
#define QT_FEATURE_cursor 1
#define QT_FEATURE_wheelevent 1
#define QT_FEATURE_tabletevent 1
#define QT_FEATURE_validator 1
#define QT_FEATURE_standarditemmodel 1
#define QT_FEATURE_opengl 1
#define QT_FEATURE_vulkan -1
#define QT_FEATURE_tooltip 1
#define QT_FEATURE_statustip 1
#define QT_FEATURE_whatsthis 1
#define QT_FEATURE_menu 1
#define QT_FEATURE_graphicsview 1
#define QT_FEATURE_statemachine (OM_QT_MAJOR == 5 ? 1 : -1)
#define QT_FEATURE_textcodec (OM_QT_MAJOR == 5 ? 1 : -1)

#define QT_LARGEFILE_SUPPORT 64

#endif
