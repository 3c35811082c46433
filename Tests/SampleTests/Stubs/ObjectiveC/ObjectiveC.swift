@_exported import ObjectiveC

@frozen
public struct Selector: Equatable, Hashable, @unchecked Sendable,
  ExpressibleByStringLiteral
{
  var pointer: OpaquePointer
  public init(_ string: String) {}
  public init(stringLiteral value: String) {}
  public static func == (lhs: Selector, rhs: Selector) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool {}
}

// The compiler calls these in a method that Objective-C can call and that takes or returns a Bool.
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool {}
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool {}

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool {}
  public var hashValue: Int {}
  public func hash(into hasher: inout Hasher) {}
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {}
