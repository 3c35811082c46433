public struct CGPoint: Equatable, Hashable, Codable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: Int, y: Int) {}
  public init(x: Double, y: Double) {}
  public static var zero: CGPoint {}
  public func applying(_ t: CGAffineTransform) -> CGPoint {}
}

public struct CGSize: Equatable, Hashable, Codable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
  public init(width: Int, height: Int) {}
  public init(width: Double, height: Double) {}
  public static var zero: CGSize {}
}

public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {}
  public static var zero: CGVector {}
}

public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

public struct CGRect: Equatable, Hashable, Codable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() {}
  public init(origin: CGPoint, size: CGSize) {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public init(x: Int, y: Int, width: Int, height: Int) {}
  public static var zero: CGRect {}
  public static var null: CGRect {}
  public static var infinite: CGRect {}
  public var width: CGFloat {}
  public var height: CGFloat {}
  public var minX: CGFloat {}
  public var midX: CGFloat {}
  public var maxX: CGFloat {}
  public var minY: CGFloat {}
  public var midY: CGFloat {}
  public var maxY: CGFloat {}
  public var isNull: Bool {}
  public var isEmpty: Bool {}
  public var isInfinite: Bool {}
  public var standardized: CGRect {}
  public var integral: CGRect {}
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {}
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {}
  public func union(_ rect: CGRect) -> CGRect {}
  public func intersection(_ rect: CGRect) -> CGRect {}
  public func intersects(_ rect: CGRect) -> Bool {}
  public func contains(_ point: CGPoint) -> Bool {}
  public func contains(_ rect: CGRect) -> Bool {}
  public func applying(_ t: CGAffineTransform) -> CGRect {}
}

public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
  public static var identity: CGAffineTransform {}
  public var isIdentity: Bool {}
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {}
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {}
  public func rotated(by angle: CGFloat) -> CGAffineTransform {}
  public func inverted() -> CGAffineTransform {}
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {}
}
