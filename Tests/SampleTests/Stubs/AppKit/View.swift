@MainActor
open class NSView: NSResponder, CALayerDelegate, NSUserInterfaceItemIdentification,
  NSDraggingDestination
{
  public struct AutoresizingMask: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var width: Self {}
    public static var height: Self {}
    public static var minXMargin: Self {}
    public static var maxXMargin: Self {}
    public static var minYMargin: Self {}
    public static var maxYMargin: Self {}
  }
  @objc public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
  public struct ToolTipTag: Hashable, Sendable {}
  public convenience override init() {}
  public init(frame: NSRect) {}
  public required override init?(coder: NSCoder) {}
  open var frame: NSRect {
    get {}
    set {}
  }
  open var bounds: NSRect {
    get {}
    set {}
  }
  open var window: NSWindow? {}
  open var superview: NSView? {}
  open var subviews: [NSView] {
    get {}
    set {}
  }
  open func addSubview(_ view: NSView) {}
  open func addSubview(_ view: NSView, positioned: NSWindow.OrderingMode, relativeTo: NSView?) {}
  open func removeFromSuperview() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func isDescendant(of view: NSView) -> Bool {}
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var isHiddenOrHasHiddenAncestor: Bool {}
  open var alphaValue: CGFloat {
    get {}
    set {}
  }
  open var isFlipped: Bool {}
  open var isOpaque: Bool {}
  open var tag: Int {}
  open var identifier: NSUserInterfaceItemIdentifier? {
    get {}
    set {}
  }
  open var toolTip: String? {
    get {}
    set {}
  }
  open var menu: NSMenu? {
    get {}
    set {}
  }
  open func menu(for event: NSEvent) -> NSMenu? {}
  open var appearance: NSAppearance? {
    get {}
    set {}
  }
  open var effectiveAppearance: NSAppearance {}
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get {}
    set {}
  }
  open var autoresizingMask: AutoresizingMask {
    get {}
    set {}
  }
  open var autoresizesSubviews: Bool {
    get {}
    set {}
  }
  open var clipsToBounds: Bool {
    get {}
    set {}
  }
  open var wantsBestResolutionOpenGLSurface: Bool {
    get {}
    set {}
  }
  open var wantsLayer: Bool {
    get {}
    set {}
  }
  open var layer: CALayer? {
    get {}
    set {}
  }
  open func makeBackingLayer() -> CALayer {}
  open var wantsUpdateLayer: Bool {}
  open func updateLayer() {}
  open var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get {}
    set {}
  }
  @objc open func draw(_ dirtyRect: NSRect) {}
  open var needsDisplay: Bool {
    get {}
    set {}
  }
  open var needsLayout: Bool {
    get {}
    set {}
  }
  open func setNeedsDisplay(_ rect: NSRect) {}
  open func display() {}
  open func displayIfNeeded() {}
  @objc open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open func resize(withOldSuperviewSize size: NSSize) {}
  open func setFrameSize(_ size: NSSize) {}
  open func setFrameOrigin(_ point: NSPoint) {}
  open func setBoundsOrigin(_ point: NSPoint) {}
  open var intrinsicContentSize: NSSize {}
  open func invalidateIntrinsicContentSize() {}
  open var fittingSize: NSSize {}
  public class var noIntrinsicMetric: CGFloat {}
  open var needsUpdateConstraints: Bool {
    get {}
    set {}
  }
  open func updateConstraints() {}
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get {}
    set {}
  }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open var topAnchor: NSLayoutYAxisAnchor {}
  open var bottomAnchor: NSLayoutYAxisAnchor {}
  open var leadingAnchor: NSLayoutXAxisAnchor {}
  open var trailingAnchor: NSLayoutXAxisAnchor {}
  open var leftAnchor: NSLayoutXAxisAnchor {}
  open var rightAnchor: NSLayoutXAxisAnchor {}
  open var centerXAnchor: NSLayoutXAxisAnchor {}
  open var centerYAnchor: NSLayoutYAxisAnchor {}
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {}
  open var widthAnchor: NSLayoutDimension {}
  open var heightAnchor: NSLayoutDimension {}
  open var constraints: [NSLayoutConstraint] {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  @available(macOS 11.0, *)
  open var safeAreaLayoutGuide: NSLayoutGuide {}
  @available(macOS 11.0, *)
  open var safeAreaInsets: NSEdgeInsets {}
  open func hitTest(_ point: NSPoint) -> NSView? {}
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool {}
  open var mouseDownCanMoveWindow: Bool {}
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {}
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {}
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {}
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {}
  open var gestureRecognizers: [NSGestureRecognizer] {
    get {}
    set {}
  }
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
  open var trackingAreas: [NSTrackingArea] {}
  open func addTrackingArea(_ area: NSTrackingArea) {}
  open func removeTrackingArea(_ area: NSTrackingArea) {}
  open func updateTrackingAreas() {}
  open func addCursorRect(_ rect: NSRect, cursor: NSCursor) {}
  open func removeCursorRect(_ rect: NSRect, cursor: NSCursor) {}
  open func resetCursorRects() {}
  open func discardCursorRects() {}
  open var enclosingScrollView: NSScrollView? {}
  open var visibleRect: NSRect {}
  @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool {}
  open func scroll(_ point: NSPoint) {}
  open var postsFrameChangedNotifications: Bool {
    get {}
    set {}
  }
  open var postsBoundsChangedNotifications: Bool {
    get {}
    set {}
  }
  nonisolated open class var frameDidChangeNotification: NSNotification.Name {}
  nonisolated open class var boundsDidChangeNotification: NSNotification.Name {}
  open func registerForDraggedTypes(_ types: [NSPasteboard.PasteboardType]) {}
  @objc open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {}
  @objc open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  @objc open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {}
  open var nextKeyView: NSView? {
    get {}
    set {}
  }
  open var focusRingType: NSFocusRingType {
    get {}
    set {}
  }
  open var canDrawConcurrently: Bool {
    get {}
    set {}
  }
  open var inLiveResize: Bool {}
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open func printView(_ sender: Any?) {}
  open func viewWithTag(_ tag: Int) -> NSView? {}
  @available(macOS 14.0, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {}
  open func setAccessibilityLabel(_ label: String?) {}
  open func setAccessibilityElement(_ flag: Bool) {}
  open func setAccessibilityIdentifier(_ identifier: String?) {}
}
@objc public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

@objc public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  @MainActor @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: NSGestureRecognizer
  ) -> Bool
  @MainActor @objc optional func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  @MainActor @objc optional func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  @MainActor @objc optional func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
}
@MainActor open class NSGestureRecognizer: NSObject {
  @objc public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State {}
  }
  public init(target: Any?, action: Selector?) {}
  public convenience override init() {}
  public init?(coder: NSCoder) {}
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  open var state: State {
    get {}
    set {}
  }
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var view: NSView? {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var delaysPrimaryMouseButtonEvents: Bool {
    get {}
    set {}
  }
  open func location(in view: NSView?) -> NSPoint {}
  open func reset() {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  @available(macOS 26.0, *)
  open func mouseCancelled(with event: NSEvent) {}
  open var modifierFlags: NSEvent.ModifierFlags {}
}
@MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int {
    get {}
    set {}
  }
  open var numberOfClicksRequired: Int {
    get {}
    set {}
  }
}
@MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int {
    get {}
    set {}
  }
  open var minimumPressDuration: TimeInterval {
    get {}
    set {}
  }
  open var allowableMovement: CGFloat {
    get {}
    set {}
  }
}
@MainActor open class NSPanGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int {
    get {}
    set {}
  }
  open func translation(in view: NSView?) -> NSPoint {}
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
  open func velocity(in view: NSView?) -> NSPoint {}
}
@MainActor open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat {
    get {}
    set {}
  }
}
@MainActor open class NSRotationGestureRecognizer: NSGestureRecognizer {
  open var rotation: CGFloat {
    get {}
    set {}
  }
  open var rotationInDegrees: CGFloat {
    get {}
    set {}
  }
}
