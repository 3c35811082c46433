@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Layout: Animatable, Sendable {}
public protocol Animatable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct VStackLayout: Layout, Sendable {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct HStackLayout: Layout, Sendable {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Layout, Sendable {
  public init<L: Layout>(_ layout: L) {}
}
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() }
}
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroup<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentMarginPlacement {
  public static var automatic: Self {}
  public static var scrollContent: Self {}
  public static var scrollIndicators: Self {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility {
  public static var automatic: Self {}
  public static var visible: Self {}
  public static var hidden: Self {}
  public static var never: Self {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol ScrollTargetBehavior {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  public init(edge: Edge) {}
  public init() {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect {}
  public var bounds: CGRect {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool {}
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self {}
  public static var always: Self {}
  public static var basedOnSize: Self {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: Self {}
  public static var hard: Self {}
  public static var soft: Self {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let interaction: Self = Self(rawValue: 1)
  @available(tvOS 18.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect: Self = Self(rawValue: 2)
  @available(tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview: Self = Self(rawValue: 4)
}
public enum BlendMode: Sendable { case normal, multiply, screen, overlay }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass {}
  public static var clear: Glass {}
  public func interactive(_ isEnabled: Bool = true) -> Glass {}
  public func tint(_ color: Color?) -> Glass {}
}
@available(iOS 13.4, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
  public static var automatic: Self {}
  @available(tvOS 17.0, *)
  public static var highlight: Self {}
  public static var lift: Self {}
}
extension Text {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable { case uppercase, lowercase }
}
extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) {}
    public static let top: Set = Set(rawValue: 1)
    public static let bottom: Set = Set(rawValue: 2)
    public static let all: Set = Set(rawValue: 3)
  }
}
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let isButton: Self = Self(rawValue: 1)
  public static let isHeader: Self = Self(rawValue: 2)
  public static let isSelected: Self = Self(rawValue: 4)
}
public struct AccessibilityChildBehavior {
  public static var ignore: Self {}
  public static var combine: Self {}
  public static var contain: Self {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable {
    public static let light: Weight = Weight()
    public static let medium: Weight = Weight()
    public static let heavy: Weight = Weight()
  }
  public static let success: Self = Self()
  public static let warning: Self = Self()
  public static let error: Self = Self()
  public static let selection: Self = Self()
  public static let impact: Self = Self()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {}
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(_ character: Character) {}
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let leftArrow: Self = Self("a")
  public static let rightArrow: Self = Self("a")
  public static let upArrow: Self = Self("a")
  public static let downArrow: Self = Self("a")
  public static let `return`: Self = Self("a")
  public static let escape: Self = Self("a")
  public static let space: Self = Self("a")
  public static let delete: Self = Self("a")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let command: Self = Self(rawValue: 1)
  public static let shift: Self = Self(rawValue: 2)
  public static let option: Self = Self(rawValue: 4)
  public static let control: Self = Self(rawValue: 8)
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static let down: Self = Self(rawValue: 1)
    public static let `repeat`: Self = Self(rawValue: 2)
    public static let up: Self = Self(rawValue: 4)
  }
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency public protocol Transferable: Sendable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension AttributedString: Transferable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarDefaultItemKind {
  public static var sidebarToggle: Self {}
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var title: Self {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarTitleDisplayMode {
  public static var automatic: Self {}
  public static var inline: Self {}
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var large: Self {}
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inlineLarge: Self {}
}
extension ToolbarItemPlacement {
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var keyboard: Self {}
  @available(tvOS 18.0, *)
  @available(watchOS, unavailable)
  public static var status: Self {}
  public static var destructiveAction: Self {}
}
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PasteButton: PrimitiveView {
  @available(macOS 11.0, *)
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  @available(macOS 13.0, *)
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public init(content: Content) {}
  public var content: Content {
    get {}
    set {}
  }
  public var scale: CGFloat {
    get {}
    set {}
  }
  public var proposedSize: ProposedViewSize {
    get {}
    set {}
  }
  public var isOpaque: Bool {
    get {}
    set {}
  }
  public var cgImage: CGImage? {}
  #if IOS
    public var uiImage: UIImage? {}
  #elseif MACOS
    public var nsImage: NSImage? {}
  #endif
}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct WindowDragGesture: Gesture {
  public typealias Value = Void
  public init() {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridRow<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Canvas<Symbols: View>: PrimitiveView {}
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading {}
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {}
  }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}
