public protocol Layout: Animatable {}
public protocol Animatable {}
public struct VStackLayout: Layout, Sendable {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct HStackLayout: Layout, Sendable {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct AnyLayout: Layout, Sendable {
  public init<L: Layout>(_ layout: L) {}
}
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() }
}
public struct ControlGroup<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ContentMarginPlacement: Sendable {
  public static var automatic: Self {}
  public static var scrollContent: Self {}
  public static var scrollIndicators: Self {}
}
public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: Self {}
  public static var visible: Self {}
  public static var hidden: Self {}
  public static var never: Self {}
}
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {}
}
public struct ScrollPosition: Equatable, Sendable {
  public init(edge: Edge) {}
  public init() {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect {}
  public var bounds: CGRect {}
}
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool {}
}
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self {}
  public static var always: Self {}
  public static var basedOnSize: Self {}
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: Self {}
  public static var hard: Self {}
  public static var soft: Self {}
}
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let interaction: Self = Self(rawValue: 1)
  public static let hoverEffect: Self = Self(rawValue: 2)
  public static let contextMenuPreview: Self = Self(rawValue: 4)
}
public enum BlendMode: Sendable { case normal, multiply, screen, overlay }
public struct Glass: Equatable, Sendable {
  public static var regular: Glass {}
  public static var clear: Glass {}
  public func interactive(_ isEnabled: Bool = true) -> Glass {}
  public func tint(_ color: Color?) -> Glass {}
}
public struct HoverEffect: Sendable {
  public static let automatic: Self = Self()
  public static let highlight: Self = Self()
  public static let lift: Self = Self()
}
extension Text {
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
public struct AccessibilityChildBehavior: Sendable {
  public static let ignore: Self = Self()
  public static let combine: Self = Self()
  public static let contain: Self = Self()
}
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
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension AttributedString: Transferable {}
public struct ToolbarDefaultItemKind: Sendable {
  public static let sidebarToggle: Self = Self()
  public static let title: Self = Self()
}
public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: Self {}
  public static var inline: Self {}
  public static var large: Self {}
  public static var inlineLarge: Self {}
}
extension ToolbarItemPlacement {
  public static let keyboard: Self = Self.automatic
  public static let status: Self = Self.automatic
  public static let destructiveAction: Self = Self.automatic
}
public struct PasteButton: PrimitiveView {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
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
public struct WindowDragGesture: Gesture {
  public typealias Value = Void
  public init() {}
}
public struct Grid<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct GridRow<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct Canvas<Symbols: View>: PrimitiveView {}
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}
public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading {}
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {}
  }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}
