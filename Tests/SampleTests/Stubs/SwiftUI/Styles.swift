public protocol ShapeStyle: Sendable {}
extension Color: PrimitiveView {}
@frozen public struct Color: ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(white: Double, opacity: Double = 1) {}
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(cgColor: CGColor) {}
  #if IOS
    @available(iOS 15.0, tvOS 15.0, *)
    nonisolated public init(uiColor: UIColor) {}
    nonisolated public init(_ color: UIColor) {}
  #elseif MACOS
    @available(macOS 12.0, *)
    nonisolated public init(nsColor: NSColor) {}
  #endif
  nonisolated public func opacity(_ opacity: Double) -> Color {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public var cgColor: CGColor? {}
  public static let red: Color = Color("")
  public static let orange: Color = Color("")
  public static let yellow: Color = Color("")
  public static let green: Color = Color("")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint: Color = Color("")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal: Color = Color("")
  public static let blue: Color = Color("")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo: Color = Color("")
  public static let purple: Color = Color("")
  public static let pink: Color = Color("")
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown: Color = Color("")
  public static let white: Color = Color("")
  public static let gray: Color = Color("")
  public static let black: Color = Color("")
  public static let clear: Color = Color("")
  public static let primary: Color = Color("")
  public static let secondary: Color = Color("")
  public static var accentColor: Color {}
}
extension ShapeStyle where Self == Color {
  public static var red: Color {}
  public static var orange: Color {}
  public static var yellow: Color {}
  public static var green: Color {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color {}
  public static var blue: Color {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color {}
  public static var purple: Color {}
  public static var pink: Color {}
  public static var white: Color {}
  public static var gray: Color {}
  public static var black: Color {}
  public static var clear: Color {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: Self = Self()
  public static let secondary: Self = Self()
  public static let tertiary: Self = Self()
  public static let quaternary: Self = Self()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var primary: HierarchicalShapeStyle {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var secondary: HierarchicalShapeStyle {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var tertiary: HierarchicalShapeStyle {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var quaternary: HierarchicalShapeStyle {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
}
extension ShapeStyle where Self == FillShapeStyle {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var fill: FillShapeStyle {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var background: BackgroundStyle {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var tint: TintShapeStyle {}
}
@available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct SeparatorShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == SeparatorShapeStyle {
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public static var separator: SeparatorShapeStyle {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct Material: ShapeStyle {
  public static let regular: Material = Material()
}
extension ShapeStyle where Self == Material {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var regularMaterial: Material {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var thinMaterial: Material {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var ultraThinMaterial: Material {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
  public static var thickMaterial: Material {}
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bar: Material {}
}
@frozen public struct Gradient: ShapeStyle {
  public init(colors: [Color]) {}
}
public struct LinearGradient: ShapeStyle, PrimitiveView {
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
@preconcurrency public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: some View { EmptyView() }
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
}
extension Shape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some View
  { self }
}
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct Path: Shape, Equatable {
  nonisolated public init() {}
  nonisolated public init(_ callback: (inout Path) -> Void) {}
  nonisolated public init(_ path: CGPath) {}
  nonisolated public mutating func move(to point: CGPoint) {}
  nonisolated public mutating func addLine(to point: CGPoint) {}
  nonisolated public func path(in rect: CGRect) -> Path {}
  nonisolated public var cgPath: CGPath {}
  nonisolated public static func == (lhs: Path, rhs: Path) -> Bool {}
}
@frozen public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}
@frozen public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}
@frozen public struct Capsule: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}
@frozen public struct Ellipse: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
@frozen public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}
extension Shape where Self == Circle {
  public static var circle: Circle {}
}
extension Shape where Self == Rectangle {
  public static var rect: Rectangle {}
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule {}
}

@frozen public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = Animation()
  public static var easeInOut: Animation {}
  public static var easeIn: Animation {}
  public static var easeOut: Animation {}
  public static var linear: Animation {}
  public static var spring: Animation {}
  public static var bouncy: Animation {}
  public static var snappy: Animation {}
  public static var smooth: Animation {}
  public static func easeInOut(duration: TimeInterval) -> Animation {}
  public static func easeIn(duration: TimeInterval) -> Animation {}
  public static func easeOut(duration: TimeInterval) -> Animation {}
  public static func linear(duration: TimeInterval) -> Animation {}
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {}
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {}
  public func delay(_ delay: TimeInterval) -> Animation {}
  public func repeatForever(autoreverses: Bool = true) -> Animation {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete: Self = Self()
  public static let removed: Self = Self()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
  public var disablesAnimations: Bool
}
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {}
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {}
public struct AnyTransition {
  public static var opacity: AnyTransition {}
  public static var slide: AnyTransition {}
  public static var scale: AnyTransition {}
  public static func move(edge: Edge) -> AnyTransition {}
}
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle {}
  public static func radians(_ radians: Double) -> Angle {}
  public static var zero: Angle {}
}
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static let container: Self = Self(rawValue: 1)
  public static let keyboard: Self = Self(rawValue: 2)
  public static let all: Self = Self(rawValue: 3)
}
