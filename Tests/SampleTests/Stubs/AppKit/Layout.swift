open class NSLayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor {}
  open var bottomAnchor: NSLayoutYAxisAnchor {}
  open var leadingAnchor: NSLayoutXAxisAnchor {}
  open var trailingAnchor: NSLayoutXAxisAnchor {}
  open var centerXAnchor: NSLayoutXAxisAnchor {}
  open var centerYAnchor: NSLayoutYAxisAnchor {}
  open var widthAnchor: NSLayoutDimension {}
  open var heightAnchor: NSLayoutDimension {}
}
open class NSLayoutConstraint: NSObject {
  @objc public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct Priority: Hashable, Sendable, RawRepresentable, ImportedStructure {
    public var rawValue: Float
    public init(_ rawValue: Float) {}
    public init(rawValue: Float) {}
    public static let required: Self = Self(0)
    public static let defaultHigh: Self = Self(0)
    public static let defaultLow: Self = Self(0)
    public static let windowSizeStayPut: Self = Self(0)
    public static let fittingSizeCompression: Self = Self(0)
  }
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
  open var priority: NSLayoutConstraint.Priority {
    get {}
    set {}
  }
  open var identifier: String? {
    get {}
    set {}
  }
}
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
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
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
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
