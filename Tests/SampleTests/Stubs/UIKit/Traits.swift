@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  @available(iOS 14.0, tvOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}
@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public struct UIContentSizeCategory: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  public static var large: Self {}
  public static var accessibilityLarge: Self {}
  public var isAccessibilityCategory: Bool {}
  public static var didChangeNotification: NSNotification.Name {}
}

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var identifier: String {}
  public static var name: String {}
  public static var affectsColorAppearance: Bool {}
}
@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle {}
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass {}
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory {}
}

@MainActor @objc public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}
@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits: AnyObject {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}
@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitOverrides: UIMutableTraits {
  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
  func remove<T: UITraitDefinition>(_ trait: T.Type)
}
open class UITraitCollection: NSObject, @unchecked Sendable {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {}
  @available(iOS 17.0, tvOS 17.0, *)
  public convenience init(mutations: (any UIMutableTraits) -> Void) {}
  open class var current: UITraitCollection {
    get {}
    set {}
  }
  open var userInterfaceStyle: UIUserInterfaceStyle {}
  open var userInterfaceIdiom: UIUserInterfaceIdiom {}
  open var horizontalSizeClass: UIUserInterfaceSizeClass {}
  open var verticalSizeClass: UIUserInterfaceSizeClass {}
  open var preferredContentSizeCategory: UIContentSizeCategory {}
  open var displayScale: CGFloat {}
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {}
  @available(iOS 17.0, tvOS 17.0, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {}
}
@available(iOS 17.0, tvOS 17.0, *)
@MainActor @objc public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  var traitOverrides: any UITraitOverrides { get set }
}
extension UITraitChangeObservable {
  public var traitOverrides: any UITraitOverrides {
    get {}
    set {}
  }
  @discardableResult public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {}
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {}
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {}
}
