public struct NSRange: Equatable, Hashable, Codable, Sendable, ImportedStructure {
  public var location: Int
  public var length: Int
  public init() {}
  public init(location: Int, length: Int) {}
  public init<R: RangeExpression>(_ region: R) where R.Bound == Int {}
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index {}
  public var lowerBound: Int {}
  public var upperBound: Int {}
  public func contains(_ index: Int) -> Bool {}
  public func intersection(_ other: NSRange) -> NSRange? {}
}
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {}
public func NSMaxRange(_ range: NSRange) -> Int {}
public func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange {}
public func NSStringFromClass(_ aClass: AnyClass) -> String {}
public let NSNotFound: Int = Int.max
extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: some StringProtocol) {}
}
extension Range where Bound == Int {
  public init?(_ range: NSRange) {}
}

public struct IndexSet: Hashable, Sendable, BridgedType, ExpressibleByArrayLiteral {
  public typealias _ObjectiveCType = NSIndexSet
  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init(integersIn range: ClosedRange<Int>) {}
  public init(arrayLiteral elements: Int...) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Int {}
  public var first: Int? {}
  public var last: Int? {}
  public mutating func insert(integersIn range: Range<Int>) {}
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func remove(_ integer: Int) -> Int? {}
  public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}
extension IndexSet: BidirectionalCollection {
  public struct Index: Comparable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool {}
    public static func == (lhs: Index, rhs: Index) -> Bool {}
  }
  public var startIndex: Index {}
  public var endIndex: Index {}
  public func index(after i: Index) -> Index {}
  public func index(before i: Index) -> Index {}
  public subscript(position: Index) -> Int {}
  public func contains(_ integer: Int) -> Bool {}
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(localized key: String.LocalizationValue, comment: StaticString? = nil) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }
}
extension StringProtocol {
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {}
  public func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

open class Unit: NSObject, @unchecked Sendable {}
open class Dimension: Unit, @unchecked Sendable {}
open class UnitLength: Dimension, @unchecked Sendable {
  open class var meters: UnitLength {}
  open class var kilometers: UnitLength {}
}
public struct Measurement<UnitType: Unit>: Sendable {
  public var value: Double
  public init(value: Double, unit: UnitType) {}
}

public struct PersonNameComponents: Hashable, Sendable {
  public var givenName: String?
  public var familyName: String?
  public init() {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo {}
  @available(macOS 12.0, *)
  open var isLowPowerModeEnabled: Bool {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  open var isiOSAppOnMac: Bool {}
}

public func NSLog(_ format: String, _ args: any CVarArg...) {}
public func NSLocalizedString(_ key: String, comment: String) -> String {}
