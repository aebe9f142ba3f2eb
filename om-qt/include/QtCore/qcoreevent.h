// QEvent and the events of QtCore (class pages QEvent, QTimerEvent, QChildEvent, QDynamicPropertyChangeEvent).
#ifndef OM_QT_QCOREEVENT_H
#define OM_QT_QCOREEVENT_H

#include <QtCore/qbytearray.h>
#include <QtCore/qobjectdefs.h>

OM_BEGIN_MODEL

class QEventPrivate;
#if OM_QT6
#define OM_QT_EVENT_VIRTUAL virtual
#else
#define OM_QT_EVENT_VIRTUAL
#endif

class QEvent {
    Q_GADGET

public:
    enum Type {
        None = 0,
        Timer = 1,
        MouseButtonPress = 2,
        MouseButtonRelease = 3,
        MouseButtonDblClick = 4,
        MouseMove = 5,
        KeyPress = 6,
        KeyRelease = 7,
        FocusIn = 8,
        FocusOut = 9,
        Enter = 10,
        Leave = 11,
        Paint = 12,
        Move = 13,
        Resize = 14,
        Create = 15,
        Destroy = 16,
        Show = 17,
        Hide = 18,
        Close = 19,
        Quit = 20,
        ParentChange = 21,
        ThreadChange = 22,
        FocusAboutToChange = 23,
        WindowActivate = 24,
        WindowDeactivate = 25,
        ShowToParent = 26,
        HideToParent = 27,
        Wheel = 31,
        WindowTitleChange = 33,
        WindowIconChange = 34,
        ApplicationWindowIconChange = 35,
        ApplicationFontChange = 36,
        ApplicationLayoutDirectionChange = 37,
        ApplicationPaletteChange = 38,
        PaletteChange = 39,
        Clipboard = 40,
        Speech = 42,
        MetaCall = 43,
        SockAct = 50,
        ShortcutOverride = 51,
        DeferredDelete = 52,
        DragEnter = 60,
        DragMove = 61,
        DragLeave = 62,
        Drop = 63,
        DragResponse = 64,
        ChildAdded = 68,
        ChildPolished = 69,
        ChildRemoved = 71,
        ShowWindowRequest = 73,
        PolishRequest = 74,
        Polish = 75,
        LayoutRequest = 76,
        UpdateRequest = 77,
        UpdateLater = 78,
        EmbeddingControl = 79,
        ActivateControl = 80,
        DeactivateControl = 81,
        ContextMenu = 82,
        InputMethod = 83,
        TabletMove = 87,
        LocaleChange = 88,
        LanguageChange = 89,
        LayoutDirectionChange = 90,
        Style = 91,
        TabletPress = 92,
        TabletRelease = 93,
        OkRequest = 94,
        HelpRequest = 95,
        IconDrag = 96,
        FontChange = 97,
        EnabledChange = 98,
        ActivationChange = 99,
        StyleChange = 100,
        IconTextChange = 101,
        ModifiedChange = 102,
        WindowBlocked = 103,
        WindowUnblocked = 104,
        WindowStateChange = 105,
        ReadOnlyChange = 106,
        MouseTrackingChange = 109,
        ToolTip = 110,
        WhatsThis = 111,
        StatusTip = 112,
        ActionChanged = 113,
        ActionAdded = 114,
        ActionRemoved = 115,
        FileOpen = 116,
        Shortcut = 117,
        WhatsThisClicked = 118,
        ToolBarChange = 120,
        ApplicationActivate = 121,
        ApplicationActivated = 121,
        ApplicationDeactivate = 122,
        ApplicationDeactivated = 122,
        QueryWhatsThis = 123,
        EnterWhatsThisMode = 124,
        LeaveWhatsThisMode = 125,
        ZOrderChange = 126,
        HoverEnter = 127,
        HoverLeave = 128,
        HoverMove = 129,
        ParentAboutToChange = 131,
        WinEventAct = 132,
        AcceptDropsChange = 152,
        ZeroTimerEvent = 154,
        GraphicsSceneMouseMove = 155,
        GraphicsSceneMousePress = 156,
        GraphicsSceneMouseRelease = 157,
        GraphicsSceneMouseDoubleClick = 158,
        GraphicsSceneContextMenu = 159,
        GraphicsSceneHoverEnter = 160,
        GraphicsSceneHoverMove = 161,
        GraphicsSceneHoverLeave = 162,
        GraphicsSceneHelp = 163,
        GraphicsSceneDragEnter = 164,
        GraphicsSceneDragMove = 165,
        GraphicsSceneDragLeave = 166,
        GraphicsSceneDrop = 167,
        GraphicsSceneWheel = 168,
        KeyboardLayoutChange = 169,
        DynamicPropertyChange = 170,
        TabletEnterProximity = 171,
        TabletLeaveProximity = 172,
        NonClientAreaMouseMove = 173,
        NonClientAreaMouseButtonPress = 174,
        NonClientAreaMouseButtonRelease = 175,
        NonClientAreaMouseButtonDblClick = 176,
        MacSizeChange = 177,
        ContentsRectChange = 178,
        MacGLWindowChange = 179,
        FutureCallOut = 180,
        GraphicsSceneResize = 181,
        GraphicsSceneMove = 182,
        CursorChange = 183,
        ToolTipChange = 184,
        NetworkReplyUpdated = 185,
        GrabMouse = 186,
        UngrabMouse = 187,
        GrabKeyboard = 188,
        UngrabKeyboard = 189,
        StateMachineSignal = 192,
        StateMachineWrapped = 193,
        TouchBegin = 194,
        TouchUpdate = 195,
        TouchEnd = 196,
        NativeGesture = 197,
        Gesture = 198,
        RequestSoftwareInputPanel = 199,
        CloseSoftwareInputPanel = 200,
        GestureOverride = 202,
        WinIdChange = 203,
        ScrollPrepare = 204,
        Scroll = 205,
        Expose = 206,
        InputMethodQuery = 207,
        OrientationChange = 208,
        TouchCancel = 209,
        ThemeChange = 210,
        SockClose = 211,
        PlatformPanel = 212,
        StyleAnimationUpdate = 213,
        ApplicationStateChange = 214,
        WindowChangeInternal = 215,
        ScreenChangeInternal = 216,
        PlatformSurface = 217,
        Pointer = 218,
        TabletTrackingChange = 219,
        User = 1000,
        MaxUser = 65535,
#if OM_QT6
        GraphicsSceneLeave = 220,
        WindowAboutToChangeInternal = 221,
#else
        MacGLClearDrawable = 191,
#endif
    };
    Q_ENUM(Type)

    explicit QEvent(Type type);
    virtual ~QEvent();
#if !OM_QT6
    QEvent(const QEvent &other);
    QEvent &operator=(const QEvent &other);
#endif
    Type type() const { return static_cast<Type>(t); }
    bool spontaneous() const { return m_spont; }
    OM_QT_EVENT_VIRTUAL void setAccepted(bool accepted) { m_accept = accepted; }
    bool isAccepted() const { return m_accept; }
    void accept() { m_accept = true; }
    void ignore() { m_accept = false; }
    static int registerEventType(int hint = -1) noexcept;

#if OM_QT6
    bool isInputEvent() const noexcept { return m_inputEvent; }
    bool isPointerEvent() const noexcept { return m_pointerEvent; }
    bool isSinglePointEvent() const noexcept { return m_singlePointEvent; }
    virtual QEvent *clone() const;

protected:
    QEvent(const QEvent &other);
    QEvent(QEvent &&) = delete;
    QEvent &operator=(const QEvent &other);
    QEvent &operator=(QEvent &&) = delete;
    struct InputEventTag {
        explicit InputEventTag() = default;
    };
    QEvent(Type type, InputEventTag) : QEvent(type) { m_inputEvent = true; }
    struct PointerEventTag {
        explicit PointerEventTag() = default;
    };
    QEvent(Type type, PointerEventTag) : QEvent(type, InputEventTag{}) { m_pointerEvent = true; }
    struct SinglePointEventTag {
        explicit SinglePointEventTag() = default;
    };
    QEvent(Type type, SinglePointEventTag) : QEvent(type, PointerEventTag{}) { m_singlePointEvent = true; }
    ushort t;
#else
protected:
    QEventPrivate *d;
    ushort t;
#endif

private:
    friend class QCoreApplication;
    friend struct QCoreApplicationData;
    bool m_posted;
    bool m_spont;
    bool m_accept;
#if OM_QT6
    bool m_inputEvent;
    bool m_pointerEvent;
    bool m_singlePointEvent;
#endif
};

#if OM_QT6
#define OM_QT_EVENT_COMMON(Class)                                                                                      \
protected:                                                                                                             \
    Class(const Class &) = default;                                                                                    \
    Class(Class &&) = delete;                                                                                          \
    Class &operator=(const Class &other) = default;                                                                    \
    Class &operator=(Class &&) = delete;                                                                               \
                                                                                                                       \
public:                                                                                                                \
    Class *clone() const override;                                                                                     \
    ~Class() override;                                                                                                 \
                                                                                                                       \
private:
#define Q_EVENT_DISABLE_COPY(Class)                                                                                    \
protected:                                                                                                             \
    Class(const Class &) = default;                                                                                    \
    Class(Class &&) = delete;                                                                                          \
    Class &operator=(const Class &other) = default;                                                                    \
    Class &operator=(Class &&) = delete
#else
#define OM_QT_EVENT_COMMON(Class)                                                                                      \
public:                                                                                                                \
    ~Class();                                                                                                          \
                                                                                                                       \
private:
#endif
#define Q_DECL_EVENT_COMMON(Class) OM_QT_EVENT_COMMON(Class)

class QTimerEvent : public QEvent {
    OM_QT_EVENT_COMMON(QTimerEvent)

public:
    explicit QTimerEvent(int timerId);
    int timerId() const { return id; }

protected:
    int id;
};

class QObject;

class QChildEvent : public QEvent {
    OM_QT_EVENT_COMMON(QChildEvent)

public:
    QChildEvent(Type type, QObject *child);
    QObject *child() const { return c; }
    bool added() const { return type() == ChildAdded; }
    bool polished() const { return type() == ChildPolished; }
    bool removed() const { return type() == ChildRemoved; }

protected:
    QObject *c;
};

class QDynamicPropertyChangeEvent : public QEvent {
    OM_QT_EVENT_COMMON(QDynamicPropertyChangeEvent)

public:
    explicit QDynamicPropertyChangeEvent(const QByteArray &name);
    QByteArray propertyName() const { return n; }

private:
    QByteArray n;
};

class QDeferredDeleteEvent : public QEvent {
    OM_QT_EVENT_COMMON(QDeferredDeleteEvent)

public:
    explicit QDeferredDeleteEvent();
    int loopLevel() const { return level; }

private:
    int level;
    friend class QCoreApplication;
    friend struct QCoreApplicationData;
};

OM_END_MODEL

#endif
