@MainActor open class NSResponder: NSObject {
  public override init() {}
  public init?(coder: NSCoder) {}
  open var nextResponder: NSResponder? {
    get {}
    set {}
  }
  @objc open var acceptsFirstResponder: Bool {}
  @objc open func becomeFirstResponder() -> Bool {}
  @objc open func resignFirstResponder() -> Bool {}
  @objc open func mouseDown(with event: NSEvent) {}
  @objc open func mouseUp(with event: NSEvent) {}
  @objc open func mouseDragged(with event: NSEvent) {}
  @objc open func mouseMoved(with event: NSEvent) {}
  @objc open func mouseEntered(with event: NSEvent) {}
  @objc open func mouseExited(with event: NSEvent) {}
  @objc open func rightMouseDown(with event: NSEvent) {}
  @objc open func rightMouseUp(with event: NSEvent) {}
  @objc open func otherMouseDown(with event: NSEvent) {}
  @objc open func scrollWheel(with event: NSEvent) {}
  @objc open func magnify(with event: NSEvent) {}
  @objc open func rotate(with event: NSEvent) {}
  @objc open func swipe(with event: NSEvent) {}
  @objc open func cursorUpdate(with event: NSEvent) {}
  @objc open func keyDown(with event: NSEvent) {}
  @objc open func keyUp(with event: NSEvent) {}
  @objc open func flagsChanged(with event: NSEvent) {}
  @objc open func cancelOperation(_ sender: Any?) {}
  @objc open func insertNewline(_ sender: Any?) {}
  @objc open func deleteBackward(_ sender: Any?) {}
  @objc open func moveUp(_ sender: Any?) {}
  @objc open func moveDown(_ sender: Any?) {}
  @objc open func performTextFinderAction(_ sender: Any?) {}
  open func interpretKeyEvents(_ events: [NSEvent]) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool {}
  open func presentError(_ error: any Error) -> Bool {}
  open func makeTouchBar() -> NSTouchBar? {}
  open var touchBar: NSTouchBar? {
    get {}
    set {}
  }
  open var undoManager: UndoManager? {}
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?,
    returnType: NSPasteboard.PasteboardType?
  ) -> Any? {}
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {}
}
open class NSEvent: NSObject {
  public struct ModifierFlags: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var command: Self {}
    public static var shift: Self {}
    public static var option: Self {}
    public static var control: Self {}
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) {}
    public static var leftMouseDown: Self {}
    public static var leftMouseUp: Self {}
    public static var rightMouseDown: Self {}
    public static var keyDown: Self {}
    public static var scrollWheel: Self {}
    public static var any: Self {}
  }
  @objc public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case keyDown = 10
    case scrollWheel = 22
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var began: Self {}
    public static var ended: Self {}
  }
  open var type: EventType {}
  open var locationInWindow: NSPoint {}
  open var window: NSWindow? {}
  open var clickCount: Int {}
  open var keyCode: UInt16 {}
  public struct SpecialKey: RawRepresentable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var upArrow: Self {}
    public static var downArrow: Self {}
    public static var leftArrow: Self {}
    public static var rightArrow: Self {}
    public static var delete: Self {}
  }
  open var specialKey: SpecialKey? {}
  open var characters: String? {}
  open var charactersIgnoringModifiers: String? {}
  open var modifierFlags: ModifierFlags {}
  open class var modifierFlags: ModifierFlags {}
  open class var mouseLocation: NSPoint {}
  open var deltaX: CGFloat {}
  open var deltaY: CGFloat {}
  open var scrollingDeltaX: CGFloat {}
  open var scrollingDeltaY: CGFloat {}
  open var hasPreciseScrollingDeltas: Bool {}
  open var magnification: CGFloat {}
  open var pressure: Float {}
  open var phase: Phase {}
  open var trackingArea: NSTrackingArea? {}
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {}
  open class func removeMonitor(_ monitor: Any) {}
}
open class NSTrackingArea: NSObject {
  public struct Options: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var mouseEnteredAndExited: Self {}
    public static var mouseMoved: Self {}
    public static var cursorUpdate: Self {}
    public static var activeWhenFirstResponder: Self {}
    public static var activeInKeyWindow: Self {}
    public static var activeInActiveApp: Self {}
    public static var activeAlways: Self {}
    public static var assumeInside: Self {}
    public static var inVisibleRect: Self {}
    public static var enabledDuringMouseDrag: Self {}
  }
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  open var rect: NSRect {}
  open var options: Options {}
}

@objc public enum NSApplicationTerminateReply: UInt, Sendable { case terminateCancel, terminateNow }
@objc public protocol NSApplicationDelegate: NSObjectProtocol {
  @MainActor @objc optional func applicationDidFinishLaunching(_ notification: Notification)
  @MainActor @objc optional func applicationWillTerminate(_ notification: Notification)
  @MainActor @objc optional func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool
  @MainActor @objc optional func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool
}
@MainActor public var NSApp: NSApplication! {
  get {}
  set {}
}
@MainActor open class NSApplication: NSResponder {
  public struct ModalResponse: Hashable, Sendable, RawRepresentable, ImportedStructure {
    public var rawValue: Int
    public init(_ rawValue: Int) {}
    public init(rawValue: Int) {}
    public static let OK: Self = Self(1)
    public static let cancel: Self = Self(0)
    public static let stop: Self = Self(0)
    public static let abort: Self = Self(0)
    public static let alertFirstButtonReturn: Self = Self(1000)
    public static let alertSecondButtonReturn: Self = Self(1001)
    public static let alertThirdButtonReturn: Self = Self(1002)
  }
  @objc public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  open class var shared: NSApplication {}
  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu? {
    get {}
    set {}
  }
  open var windows: [NSWindow] {}
  open var applicationIconImage: NSImage! {
    get {}
    set {}
  }
  open var keyWindow: NSWindow? {}
  open var mainWindow: NSWindow? {}
  open var currentEvent: NSEvent? {}
  open var isActive: Bool {}
  @available(macOS 14.0, *)
  open func activate() {}
  open func activate(ignoringOtherApps flag: Bool) {}
  open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {}
  @objc open func terminate(_ sender: Any?) {}
  @objc open func orderFrontColorPanel(_ sender: Any?) {}
  open func runModal(for window: NSWindow) -> ModalResponse {}
  open func stopModal() {}
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {}
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name {}
  nonisolated open class var willTerminateNotification: NSNotification.Name {}
}
open class NSWorkspace: NSObject {
  open class var shared: NSWorkspace {}
  @discardableResult open func open(_ url: URL) -> Bool {}
  open func icon(forFile path: String) -> NSImage {}
  open func activateFileViewerSelecting(_ urls: [URL]) {}
}
open class NSScreen: NSObject {
  open class var main: NSScreen? {}
  open var frame: NSRect {}
  open var visibleFrame: NSRect {}
}
open class NSAppearance: NSObject {
  public struct Name: Hashable, Sendable {
    public static let aqua: Name = Name()
    public static let darkAqua: Name = Name()
  }
  public convenience init?(named name: Name) {}
  open func bestMatch(from appearances: [Name]) -> Name? {}
  open var name: Name {}
}
open class NSAnimationContext: NSObject {
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open class var current: NSAnimationContext {}
  open var duration: TimeInterval {
    get {}
    set {}
  }
  open var allowsImplicitAnimation: Bool {
    get {}
    set {}
  }
}
public protocol NSAnimatablePropertyContainer {}
extension NSAnimatablePropertyContainer {
  public func animator() -> Self {}
}
extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

public struct NSDragOperation: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var copy: Self {}
  public static var link: Self {}
  public static var move: Self {}
  public static var generic: Self {}
}
@objc public protocol NSDraggingInfo: NSObjectProtocol {
  @MainActor var draggingPasteboard: NSPasteboard { get }
  @MainActor var draggingLocation: NSPoint { get }
}
@objc public protocol NSDraggingDestination: NSObjectProtocol {
  @MainActor @objc optional func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  @MainActor @objc optional func draggingExited(_ sender: (any NSDraggingInfo)?)
  @MainActor @objc optional func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
}
