@_exported import CoreGraphics
@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import ObjectiveC
@_exported import Observation

#if canImport(Glibc)
  @_exported import FoundationInternationalization
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

/// Makes a Swift type usable in signatures that are visible to Objective-C.
public protocol BridgedType: _ObjectiveCBridgeable {}
extension BridgedType {
  public func _bridgeToObjectiveC() -> _ObjectiveCType {}
  public static func _forceBridgeFromObjectiveC(_ x: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: _ObjectiveCType, result: inout Self?
  ) -> Bool {}
  public static func _unconditionallyBridgeFromObjectiveC(_ x: _ObjectiveCType?) -> Self {}
}

/// A structure that the SDK imports from C; here it is bridged as a value object.
public protocol ImportedStructure: BridgedType where _ObjectiveCType == NSValue {}
/// An option set or a structure with a raw value that the SDK imports from C.
public protocol ImportedOptions: BridgedType, OptionSet, Sendable
where _ObjectiveCType == NSNumber, RawValue == Int {}
/// A string type that the SDK imports, such as a name or an identifier.
public protocol ImportedString: BridgedType, RawRepresentable, Hashable, Sendable
where _ObjectiveCType == NSString, RawValue == String {}

extension CGFloat: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Bool: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Int: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension UInt: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Int32: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension UInt32: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Int64: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension UInt64: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Double: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension Float: BridgedType { public typealias _ObjectiveCType = NSNumber }
extension String: BridgedType { public typealias _ObjectiveCType = NSString }
extension Array: BridgedType { public typealias _ObjectiveCType = NSArray }
extension Dictionary: BridgedType { public typealias _ObjectiveCType = NSDictionary }
extension Set: BridgedType { public typealias _ObjectiveCType = NSSet }
extension Data: BridgedType { public typealias _ObjectiveCType = NSData }
extension URL: BridgedType { public typealias _ObjectiveCType = NSURL }
extension Date: BridgedType { public typealias _ObjectiveCType = NSDate }
extension UUID: BridgedType { public typealias _ObjectiveCType = NSUUID }
extension IndexPath: BridgedType { public typealias _ObjectiveCType = NSIndexPath }
extension Locale: BridgedType { public typealias _ObjectiveCType = NSLocale }
extension Calendar: BridgedType { public typealias _ObjectiveCType = NSCalendar }
extension TimeZone: BridgedType { public typealias _ObjectiveCType = NSTimeZone }
extension DateComponents: BridgedType { public typealias _ObjectiveCType = NSDateComponents }
extension CGPoint: ImportedStructure {}
extension CGSize: ImportedStructure {}
extension CGRect: ImportedStructure {}
extension CGVector: ImportedStructure {}
extension CGAffineTransform: ImportedStructure {}

public typealias TimeInterval = Double
