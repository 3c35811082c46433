@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol LabelStyle {}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  public static var titleAndIcon: TitleAndIconLabelStyle {}
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle {}
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle {}
}
public protocol PickerStyle {}
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {}
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  @available(watchOS, unavailable)
  public static var segmented: SegmentedPickerStyle {}
}
extension PickerStyle where Self == MenuPickerStyle {
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public static var menu: MenuPickerStyle {}
}
extension PickerStyle where Self == WheelPickerStyle {
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelPickerStyle {}
}
extension PickerStyle where Self == InlinePickerStyle {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var inline: InlinePickerStyle {}
}
@MainActor @preconcurrency public protocol ToggleStyle {}
@available(tvOS 18.0, *)
public struct SwitchToggleStyle: ToggleStyle {}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CheckboxToggleStyle: ToggleStyle {}
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == SwitchToggleStyle {
  @available(tvOS 18.0, *)
  public static var `switch`: SwitchToggleStyle {}
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var checkbox: CheckboxToggleStyle {}
}
extension ToggleStyle where Self == ButtonToggleStyle {
  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  public static var button: ButtonToggleStyle {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension TabViewStyle where Self == PageTabViewStyle {
  @available(macOS, unavailable)
  public static var page: PageTabViewStyle {}
  @available(macOS, unavailable)
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle {}
}
@available(watchOS 10.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol DatePickerStyle {}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @available(iOS 14.0, *)
  @available(watchOS, unavailable)
  public static var graphical: GraphicalDatePickerStyle {}
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct BorderlessButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  @available(macOS 14.0, tvOS 17.0, *)
  public static let capsule: Self = Self()
  public static let roundedRectangle: Self = Self()
  @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
  public static let circle: Self = Self()
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol FormStyle {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle {}
}
