@available(tvOS 17.0, *)
@MainActor open class UITargetedPreview: NSObject {
  public convenience init(view: UIView) {}
  public init(view: UIView, parameters: UIPreviewParameters) {}
  open var view: UIView {}
}
@available(tvOS 17.0, *)
@MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! {
    get {}
    set {}
  }
  open var visiblePath: UIBezierPath? {
    get {}
    set {}
  }
}
@available(tvOS 17.0, *)
@MainActor open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  func addCompletion(_ completion: @escaping () -> Void)
}
@available(tvOS 17.0, *)
@MainActor @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(tvOS, unavailable)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}
@MainActor open class HostedInteraction: NSObject, UIInteraction {
  @objc open var view: UIView? {}
  @objc open func willMove(to view: UIView?) {}
  @objc open func didMove(to view: UIView?) {}
}
@available(tvOS 17.0, *)
@MainActor open class UIContextMenuInteraction: HostedInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
  open var delegate: (any UIContextMenuInteractionDelegate)? {}
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint {}
}

@available(tvOS, unavailable)
@objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
extension UIDragDropSession {
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {}
}
extension UIDropSession {
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {}
}
@available(tvOS, unavailable)
@MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {}
  open var itemProvider: NSItemProvider {}
  open var localObject: Any? {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor open class UIDropProposal: NSObject {
  public init(operation: UIDropOperation) {}
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview?
}
@available(tvOS, unavailable)
@MainActor open class UIDragInteraction: HostedInteraction {
  public init(delegate: any UIDragInteractionDelegate) {}
  open var delegate: (any UIDragInteractionDelegate)? {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
}
@available(tvOS, unavailable)
@MainActor open class UIDragPreviewTarget: NSObject {
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {}
}
@available(tvOS, unavailable)
@MainActor open class UITargetedDragPreview: UITargetedPreview {
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {}
}
@available(tvOS, unavailable)
@MainActor open class UIDropInteraction: HostedInteraction {
  public init(delegate: any UIDropInteractionDelegate) {}
  open var delegate: (any UIDropInteractionDelegate)? {}
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@objc public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {}
  open var sourcePoint: CGPoint {}
  open var preferredArrowDirection: UIEditMenuArrowDirection {
    get {}
    set {}
  }
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@objc public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UIEditMenuInteraction: HostedInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  open var delegate: (any UIEditMenuInteractionDelegate)? {}
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UITextSearchOptions: NSObject {}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UIFindSession: NSObject {
  @objc public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }
  open var resultCount: Int {}
  open var highlightedResultIndex: Int {}
  open var searchResultDisplayStyle: SearchResultDisplayStyle {
    get {}
    set {}
  }
  @available(tvOS 16.0, *)
  open var allowsReplacement: Bool {}
  open var allowsReplacementForCurrentlyHighlightedResult: Bool {}
  open var supportsReplacement: Bool {}
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  @objc optional func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession)
  @objc optional func findInteraction(
    _ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor open class UIFindInteraction: HostedInteraction {
  public init(sessionDelegate: any UIFindInteractionDelegate) {}
  open var isFindNavigatorVisible: Bool {}
  open var activeFindSession: UIFindSession? {}
  open var searchText: String? {
    get {}
    set {}
  }
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func updateResultCount() {}
  open func findNext() {}
  open func findPrevious() {}
}

@available(tvOS, unavailable)
@MainActor @objc public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  @objc optional func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
}
@available(tvOS, unavailable)
@MainActor open class UILargeContentViewerInteraction: HostedInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}
  open var delegate: (any UILargeContentViewerInteractionDelegate)? {}
}

@available(visionOS 26.2, *)
@available(tvOS, unavailable)
@objc public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette
  @available(iOS 16.0, *)
  case showInkAttributes
  @available(iOS 17.5, *)
  case showContextualPalette
  @available(iOS 17.5, *)
  case runSystemShortcut
}
@available(visionOS 26.2, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  @objc optional func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  @available(iOS 17.5, *)
  @objc optional func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  @available(iOS 17.5, *)
  @objc optional func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
@available(visionOS 26.2, *)
@available(tvOS, unavailable)
@MainActor open class UIPencilInteraction: HostedInteraction {
  @available(iOS 17.5, *)
  @objc public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }
  @available(iOS 17.5, *)
  @MainActor open class Tap: NSObject {
    open var timestamp: TimeInterval {}
  }
  @available(iOS 17.5, *)
  @MainActor open class Squeeze: NSObject {
    open var phase: Phase {}
  }
  public override init() {}
  @available(iOS 17.5, *)
  public convenience init(delegate: any UIPencilInteractionDelegate) {}
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open class var preferredTapAction: UIPencilPreferredAction {}
  @available(iOS 17.5, *)
  open class var preferredSqueezeAction: UIPencilPreferredAction {}
}

@available(iOS 13.4, *)
@available(tvOS, unavailable)
public enum UIPointerEffect: Sendable {
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}
@available(iOS 17.0, *)
@available(tvOS, unavailable)
@MainActor open class UIHoverStyle: NSObject {}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@MainActor open class UIPointerStyle: UIHoverStyle {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  open class func hidden() -> Self {}
}
@available(iOS 13.4, tvOS 13.4, *)
public struct UIAxis: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var vertical: Self {}
  public static var horizontal: Self {}
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@MainActor open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect) {}
  open var rect: CGRect {}
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@MainActor open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint {}
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  @objc optional func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  @objc optional func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@MainActor open class UIPointerInteraction: HostedInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) {}
  open var delegate: (any UIPointerInteractionDelegate)? {}
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open func invalidate() {}
}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor @objc public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  @objc optional func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  @objc optional func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  @objc optional func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class UIScribbleInteraction: HostedInteraction {
  public init(delegate: any UIScribbleInteractionDelegate) {}
  open var delegate: (any UIScribbleInteractionDelegate)? {}
  open var isHandlingWriting: Bool {}
  open class var isPencilInputExpected: Bool {}
}
