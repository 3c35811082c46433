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
