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
extension View {
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void) -> some View { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center) -> some View { self }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbar(removing placement: ToolbarDefaultItemKind?) -> some View { self }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T) -> some View { self }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void) -> some View { self }
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { self }
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  nonisolated public func controlSize(_ size: ControlSize) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore) -> some View { self }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ label: () -> V) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S) -> some View { self }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View { self }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    self
  }
  nonisolated public func background<S: Shape>(in shape: S) -> some View { self }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S) -> some View { self }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
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
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public init(content: Content) {}
  public var content: Content { get {} set {} }
  public var scale: CGFloat { get {} set {} }
  public var proposedSize: ProposedViewSize { get {} set {} }
  public var isOpaque: Bool { get {} set {} }
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
public struct WindowResizability: Sendable {
  public static var automatic: Self {}
  public static var contentSize: Self {}
  public static var contentMinSize: Self {}
}
public protocol WindowStyle {}
public struct HiddenTitleBarWindowStyle: WindowStyle {}
public struct PlainWindowStyle: WindowStyle {}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle {}
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle {}
}
public enum WindowLevel: Sendable {
  case automatic, normal, floating, desktop
}
extension Scene {
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  #if MACOS
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
      self
    }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
      self
    }
  #endif
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content) -> some Scene { self }
}
public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle {}
}
public protocol WindowToolbarStyle {}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {}
}
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never {}
}
@resultBuilder public struct CommandsBuilder {
  public static func buildBlock<C: Commands>(_ content: C) -> C {}
}
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem: Self = Self()
  public static let printItem: Self = Self()
  public static let textEditing: Self = Self()
  public static let help: Self = Self()
}
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public protocol LabelStyle {}
public struct TitleAndIconLabelStyle: LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
public struct TitleOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle {}
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle {}
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle {}
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct WheelPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle {}
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle {}
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle {}
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle {}
}
public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle {}
public struct CheckboxToggleStyle: ToggleStyle {}
public struct ButtonToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle {}
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle {}
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle {}
}
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle {}
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {}
}
public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle {}
}
public protocol DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle {}
}
public protocol MenuStyle {}
public struct BorderlessButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle {}
}
public struct ButtonBorderShape: Equatable, Sendable {
  public static let capsule: Self = Self()
  public static let roundedRectangle: Self = Self()
  public static let circle: Self = Self()
}
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle {}
}
public struct Grid<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct GridRow<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Canvas<Symbols: View>: PrimitiveView {}
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading {}
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {}
  }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}
