@MainActor open class UIVisualEffect: NSObject {}
@MainActor open class UIBlurEffect: UIVisualEffect {
  @objc public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    @available(tvOS, unavailable)
    case systemUltraThinMaterial
    @available(tvOS, unavailable)
    case systemThinMaterial
    @available(tvOS, unavailable)
    case systemMaterial
    @available(tvOS, unavailable)
    case systemThickMaterial
    @available(tvOS, unavailable)
    case systemChromeMaterial
  }
  public convenience init(style: Style) {}
}
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) {}
}
@available(iOS 26.0, tvOS 26.0, *)
@available(visionOS, unavailable)
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
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
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
@available(iOS 14.0, tvOS 14.0, *)
public protocol UIConfigurationState {}
@available(iOS 14.0, tvOS 14.0, *)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var isSelected: Bool
  public var isHighlighted: Bool
}
@available(iOS 14.0, tvOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var isEditing: Bool
  public var isExpanded: Bool
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var searchText: String?
}
@available(iOS 14.0, tvOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration {}
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration {}
  public static func listPlainCell() -> UIBackgroundConfiguration {}
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat
  public var customView: UIView?
  public static func == (lhs: Self, rhs: Self) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}
