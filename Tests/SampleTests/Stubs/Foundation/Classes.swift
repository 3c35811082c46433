public protocol NSCopying: NSObjectProtocol {}
public protocol NSCoding: NSObjectProtocol {}
public protocol NSSecureCoding: NSCoding {}
public protocol NSFastEnumeration {}

open class NSCoder: NSObject {
  open func decodeObject(forKey key: String) -> Any? {}
}

open class NSValue: NSObject, NSCopying, NSSecureCoding {
  public init(range: NSRange) {}
  @available(macOS, unavailable)
  public convenience init(cgRect: CGRect) {}
  @available(macOS, unavailable)
  public convenience init(cgPoint: CGPoint) {}
  @available(macOS, unavailable)
  public convenience init(cgSize: CGSize) {}
  @available(macOS, unavailable)
  public var cgRectValue: CGRect {}
  @available(macOS, unavailable)
  public var cgPointValue: CGPoint {}
  public var rangeValue: NSRange {}
}
open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, @unchecked Sendable
{
  public required init(integerLiteral value: Int) {}
  public required init(floatLiteral value: Double) {}
  public required init(booleanLiteral value: Bool) {}
  public init(value: Int) {}
  public init(value: UInt) {}
  public init(value: Int32) {}
  public init(value: UInt32) {}
  public init(value: Int64) {}
  public init(value: UInt64) {}
  public init(value: Double) {}
  public init(value: Float) {}
  public init(value: Bool) {}
  open var boolValue: Bool {}
  open var intValue: Int {}
  open var doubleValue: Double {}
  open var floatValue: Float {}
  open var stringValue: String {}
}
open class NSString: NSObject, NSCopying, NSSecureCoding {
  public init(string: String) {}
  open var length: Int {}
  open var lastPathComponent: String {}
  open var pathExtension: String {}
  open func substring(with range: NSRange) -> String {}
  open func substring(to index: Int) -> String {}
  open func substring(from index: Int) -> String {}
  open func range(of text: String) -> NSRange {}
  open func lineRange(for range: NSRange) -> NSRange {}
  open func replacingCharacters(in range: NSRange, with text: String) -> String {}
  open func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {}
  open func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}
open class NSArray: NSObject {
  open var count: Int { 0 }
}
open class NSMutableArray: NSArray {
  open func add(_ object: Any) {}
  open func removeAllObjects() {}
}
open class NSDictionary: NSObject {}
open class NSSet: NSObject {}
open class NSData: NSObject {}
open class NSURL: NSObject, @unchecked Sendable {}
open class NSDate: NSObject, @unchecked Sendable {}
open class NSUUID: NSObject, @unchecked Sendable {}
open class NSIndexPath: NSObject {}
open class NSIndexSet: NSObject {}
open class NSLocale: NSObject, @unchecked Sendable {}
open class NSCalendar: NSObject {}
open class NSTimeZone: NSObject, @unchecked Sendable {}
open class NSDateComponents: NSObject {}
open class NSNull: NSObject, @unchecked Sendable {}
open class NSNotification: NSObject {
  public typealias Name = Notification.Name
}

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String {}
  open var code: Int {}
  open var userInfo: [String: Any] {}
  open var localizedDescription: String {}
}
extension Error {
  public var localizedDescription: String {}
}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? {}
}

open class NSPredicate: NSObject {
  public init(value: Bool) {}
  public init(format: String, argumentArray: [Any]?) {}
  public convenience init(format: String, _ arguments: any CVarArg...) {}
  open var predicateFormat: String {}
  open func evaluate(with object: Any?) -> Bool {}
}
open class NSCompoundPredicate: NSPredicate {
  public enum LogicalType: UInt, Sendable { case not, and, or }
  public init(type: LogicalType, subpredicates: [NSPredicate]) {}
  public convenience init(andPredicateWithSubpredicates list: [NSPredicate]) {}
  public convenience init(orPredicateWithSubpredicates list: [NSPredicate]) {}
}
open class NSExpression: NSObject {
  public init(forKeyPath keyPath: String) {}
  public init(forConstantValue value: Any?) {}
}
open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable { case direct, all, any }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var caseInsensitive: Self {}
    public static var diacriticInsensitive: Self {}
  }
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, customSelector, contains, between
  }
}
open class NSSortDescriptor: NSObject {
  public init(key: String?, ascending: Bool) {}
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {}
  open var key: String? {}
  open var ascending: Bool {}
}
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  open func object(forKey key: KeyType) -> ObjectType? {}
  open func setObject(_ object: ObjectType, forKey key: KeyType) {}
}
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var title: String? {
    get {}
    set {}
  }
  open var userInfo: [AnyHashable: Any]? {
    get {}
    set {}
  }
}
open class Formatter: NSObject {}
open class NumberFormatter: Formatter, @unchecked Sendable {
  open func string(from number: NSNumber) -> String? {}
  open func number(from text: String) -> NSNumber? {}
}
open class DateFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  open var dateStyle: Style {
    get {}
    set {}
  }
  open var timeStyle: Style {
    get {}
    set {}
  }
  open var dateFormat: String! {
    get {}
    set {}
  }
  open func string(from date: Date) -> String {}
}
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle {}
  public init(for aClass: AnyClass) {}
  open var bundleURL: URL {}
  open var bundleIdentifier: String? {}
  open func object(forInfoDictionaryKey key: String) -> Any? {}
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {}
}
open class FileManager: NSObject {
  open class var `default`: FileManager {}
  open var temporaryDirectory: URL {}
  open func fileExists(atPath path: String) -> Bool {}
  open func removeItem(at url: URL) throws {}
  open func copyItem(at from: URL, to destination: URL) throws {}
  open func moveItem(at from: URL, to destination: URL) throws {}
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [String: Any]? = nil
  ) throws {}
}
public class UserDefaults: NSObject {
  public class var standard: UserDefaults {}
  public init?(suiteName: String?) {}
  public func object(forKey key: String) -> Any? {}
  public func string(forKey key: String) -> String? {}
  public func bool(forKey key: String) -> Bool {}
  public func integer(forKey key: String) -> Int {}
  public func double(forKey key: String) -> Double {}
  public func data(forKey key: String) -> Data? {}
  public func array(forKey key: String) -> [Any]? {}
  public func stringArray(forKey key: String) -> [String]? {}
  public func url(forKey key: String) -> URL? {}
  public func set(_ value: Any?, forKey key: String) {}
  public func set(_ value: Bool, forKey key: String) {}
  public func set(_ value: Int, forKey key: String) {}
  public func set(_ value: Double, forKey key: String) {}
  public func removeObject(forKey key: String) {}
  public func register(defaults: [String: Any]) {}
  public static var didChangeNotification: Notification.Name {}
}
@MainActor open class UndoManager: NSObject {
  open var canUndo: Bool {}
  open func undo() {}
  open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @Sendable @MainActor (Target) -> Void
  ) {}
}
