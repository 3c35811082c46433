@MainActor open class UIVisualEffect: NSObject {}
@MainActor open class UIBlurEffect: UIVisualEffect {
  @objc public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  public convenience init(style: Style) {}
}
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) {}
}
@MainActor open class UIGlassEffect: UIVisualEffect {
  @objc public enum Style: Int, Sendable { case regular, clear }
  public convenience init(style: Style) {}
  open var isInteractive: Bool {
    get {}
    set {}
  }
  open var tintColor: UIColor? {
    get {}
    set {}
  }
}
@MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {}
  public convenience init() {}
  public required init?(coder: NSCoder) {}
  open var effect: UIVisualEffect? {
    get {}
    set {}
  }
  open var contentView: UIView {}
}
@MainActor open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    get {}
    set {}
  }
  open var automaticallyPlacesContentView: Bool {
    get {}
    set {}
  }
}
public protocol UIConfigurationState {}
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var isSelected: Bool
  public var isHighlighted: Bool
}
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var isEditing: Bool
  public var isExpanded: Bool
}
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var searchText: String?
}
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration {}
  public static func listCell() -> UIBackgroundConfiguration {}
  public static func listPlainCell() -> UIBackgroundConfiguration {}
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat
  public var customView: UIView?
  public static func == (lhs: Self, rhs: Self) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}
