@_exported import ObjectiveC

@frozen public struct CGFloat: Sendable, BitwiseCopyable {
  public typealias NativeType = Double
  public typealias Magnitude = CGFloat
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias Stride = CGFloat
  public var native: Double
  public init() {}
  public init(_ value: Float) {}
  public init(_ value: Double) {}
  public init(_ value: CGFloat) {}
  public init<Source: BinaryInteger>(_ source: Source) {}
  public init<Source: BinaryFloatingPoint>(_ source: Source) {}
  public init?<Source: BinaryInteger>(exactly source: Source) {}
}

extension CGFloat: BinaryFloatingPoint {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {}
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {}
  public init(signOf: CGFloat, magnitudeOf: CGFloat) {}
  public static var exponentBitCount: Int {}
  public static var significandBitCount: Int {}
  public var exponentBitPattern: UInt {}
  public var significandBitPattern: UInt64 {}
  public var binade: CGFloat {}
  public var significandWidth: Int {}
  public static var nan: CGFloat {}
  public static var signalingNaN: CGFloat {}
  public static var infinity: CGFloat {}
  public static var greatestFiniteMagnitude: CGFloat {}
  public static var pi: CGFloat {}
  public static var leastNormalMagnitude: CGFloat {}
  public static var leastNonzeroMagnitude: CGFloat {}
  public static var ulpOfOne: CGFloat {}
  public var ulp: CGFloat {}
  public var sign: FloatingPointSign {}
  public var exponent: Int {}
  public var significand: CGFloat {}
  public var magnitude: CGFloat {}
  public var nextUp: CGFloat {}
  public var isNormal: Bool {}
  public var isFinite: Bool {}
  public var isZero: Bool {}
  public var isSubnormal: Bool {}
  public var isInfinite: Bool {}
  public var isNaN: Bool {}
  public var isSignalingNaN: Bool {}
  public var isCanonical: Bool {}
  public mutating func negate() {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public func isEqual(to other: CGFloat) -> Bool {}
  public func isLess(than other: CGFloat) -> Bool {}
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool {}
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool {}
  public func distance(to other: CGFloat) -> CGFloat {}
  public func advanced(by amount: CGFloat) -> CGFloat {}
  public static prefix func - (x: CGFloat) -> CGFloat {}
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat {}
  public static func += (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public static func > (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}

extension CGFloat: LosslessStringConvertible, Codable {
  public init?(_ text: String) {}
  public var description: String {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
}

extension Double {
  public init(_ value: CGFloat) {}
}
extension Float {
  public init(_ value: CGFloat) {}
}
extension Int {
  public init(_ value: CGFloat) {}
}

public func sqrt(_ x: CGFloat) -> CGFloat {}
public func abs(_ x: CGFloat) -> CGFloat {}
public func sin(_ x: CGFloat) -> CGFloat {}
public func cos(_ x: CGFloat) -> CGFloat {}
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {}
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {}
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {}
public func floor(_ x: CGFloat) -> CGFloat {}
public func ceil(_ x: CGFloat) -> CGFloat {}
public func round(_ x: CGFloat) -> CGFloat {}
