@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = ButtonRole()
  public static let cancel: ButtonRole = ButtonRole()
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close: ButtonRole = ButtonRole()
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm: ButtonRole = ButtonRole()
}
public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var role: ButtonRole? {
    get {}
    set {}
  }
  public let label: Label
  public let isPressed: Bool
}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 15.0, watchOS 7.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(tvOS 17.0, watchOS 8.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @available(iOS 15.0, watchOS 7.0, *)
  public static var bordered: BorderedButtonStyle {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var borderedProminent: BorderedProminentButtonStyle {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @available(tvOS 17.0, watchOS 8.0, *)
  public static var borderless: BorderlessButtonStyle {}
}
public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {}
}
@available(tvOS, unavailable)
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public typealias Body = Never
  public var body: Never {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}
@available(watchOS 9.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  nonisolated public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {}
}
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never {}
}
extension Picker where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}
@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static let date: Self = Self(rawValue: 1)
  public static let hourAndMinute: Self = Self(rawValue: 2)
}
@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePicker<Label>: View where Label: View {
  public typealias Components = DatePickerComponents
  public typealias Body = Never
  public var body: Never {}
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColorPicker<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  public var body: Never {}
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ key: LocalizedStringKey) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Menu<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never {}
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension Menu where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Link<Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension Link where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, destination: URL) {}
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Label: View {
  public typealias Body = Never
  public var body: Never {}
}
extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == AnyView {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContent<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
  public var body: Never {}
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {}
}
extension LabeledContent where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  public var body: Never {}
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, description: Text? = nil
  ) {}
}
public struct Divider: PrimitiveView {
  nonisolated public init() {}
}
@frozen public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil) {}
}
#if IOS
  @available(tvOS, unavailable)
  public struct EditButton: PrimitiveView {
    public init() {}
  }
#endif
