public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public static func == (lhs: Self, rhs: Self) -> Bool {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) {}
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String) {}
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
  }
}
public protocol FormatSpecifiable: Equatable {}
extension Int: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
extension CGFloat: FormatSpecifiable {}

extension Text: PrimitiveView {}
public struct Text: Equatable, Sendable {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public struct DateStyle: Equatable, Sendable {
    public static let time: DateStyle = DateStyle()
    public static let date: DateStyle = DateStyle()
    public static let timer: DateStyle = DateStyle()
    public static let relative: DateStyle = DateStyle()
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ content: AttributedString) {}
  nonisolated public init(_ image: Image) {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public init(_ date: Date, style: DateStyle) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  nonisolated public static func == (lhs: Text, rhs: Text) -> Bool {}
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {}
  nonisolated public func font(_ font: Font?) -> Text {}
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {}
  nonisolated public func foregroundColor(_ color: Color?) -> Text {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {}
  nonisolated public func bold() -> Text {}
  nonisolated public func italic() -> Text {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> Text {}
}
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, headline, subheadline, body, callout, footnote, caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2
    public static var allCases: [TextStyle] {}
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let light: Weight = Weight()
    public static let regular: Weight = Weight()
    public static let medium: Weight = Weight()
    public static let semibold: Weight = Weight()
    public static let bold: Weight = Weight()
  }
  public static let largeTitle: Font = Font()
  public static let title: Font = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2: Font = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3: Font = Font()
  public static let headline: Font = Font()
  public static let subheadline: Font = Font()
  public static let body: Font = Font()
  public static let callout: Font = Font()
  public static let footnote: Font = Font()
  public static let caption: Font = Font()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2: Font = Font()
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {}
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {}
  public func bold() -> Font {}
  public func weight(_ weight: Weight) -> Font {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font {}
  public func monospacedDigit() -> Font {}
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Image: PrimitiveView {}
@frozen public struct Image: Equatable, Sendable {
  @available(macOS 11.0, *)
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  @available(macOS 11.0, *)
  nonisolated public init(systemName: String) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {}
  #if IOS || WATCHOS
    nonisolated public init(uiImage: UIImage) {}
  #elseif MACOS
    nonisolated public init(nsImage: NSImage) {}
  #endif
  nonisolated public func resizable() -> Image {}
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {}
  nonisolated public static func == (lhs: Image, rhs: Image) -> Bool {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> {}
extension Label: View where Title: View, Icon: View {
  public typealias Body = Never
  public var body: Never {}
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ key: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
  nonisolated public init(_ key: LocalizedStringKey, image: String) {}
}
public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension TextField where Label == Text {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {}
}
public struct SecureField<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension SecureField where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor: PrimitiveView {
  nonisolated public init(text: Binding<String>) {}
  nonisolated public init(text: Binding<AttributedString>) {}
}
public protocol TextFieldStyle {}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var roundedBorder: RoundedBorderTextFieldStyle {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel {}
  public static var search: SubmitLabel {}
  public static var send: SubmitLabel {}
}
