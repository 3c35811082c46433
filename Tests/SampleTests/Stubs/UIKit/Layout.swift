public struct UILayoutPriority: Hashable, Sendable, RawRepresentable, ImportedStructure {
  public var rawValue: Float
  public init(_ rawValue: Float) {}
  public init(rawValue: Float) {}
  public static var required: Self {}
  public static var defaultHigh: Self {}
  public static var defaultLow: Self {}
  public static var fittingSizeLevel: Self {}
}
@MainActor open class NSLayoutConstraint: NSObject {
  @objc public enum Axis: Int, Sendable { case horizontal, vertical }
  @objc public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY
  }
  @objc public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public convenience init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {}
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open var isActive: Bool {
    get {}
    set {}
  }
  open var constant: CGFloat {
    get {}
    set {}
  }
  open var priority: UILayoutPriority {
    get {}
    set {}
  }
  open var identifier: String? {
    get {}
    set {}
  }
}
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {}
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {}
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {}
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {}
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {}
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {}
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {}
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {}
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {}
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {}
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {}
}
@MainActor open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor {}
  open var bottomAnchor: NSLayoutYAxisAnchor {}
  open var leadingAnchor: NSLayoutXAxisAnchor {}
  open var trailingAnchor: NSLayoutXAxisAnchor {}
  open var leftAnchor: NSLayoutXAxisAnchor {}
  open var rightAnchor: NSLayoutXAxisAnchor {}
  open var centerXAnchor: NSLayoutXAxisAnchor {}
  open var centerYAnchor: NSLayoutYAxisAnchor {}
  open var widthAnchor: NSLayoutDimension {}
  open var heightAnchor: NSLayoutDimension {}
  open var layoutFrame: CGRect {}
  open var owningView: UIView? {}
}
@MainActor @objc public protocol UIFocusEnvironment: NSObjectProtocol {}
extension UIView: UIFocusEnvironment {}
@MainActor open class UIFocusGuide: UILayoutGuide {
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get {}
    set {}
  }
}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard: Bool {
    get {}
    set {}
  }
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get {}
    set {}
  }
  @available(iOS 17.0, *)
  open var keyboardDismissPadding: CGFloat {
    get {}
    set {}
  }
}
