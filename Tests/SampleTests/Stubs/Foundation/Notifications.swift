public struct Notification: BridgedType {
  public typealias _ObjectiveCType = NSNotification
  public struct Name: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {}
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter {}
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {}
  open func removeObserver(_ observer: Any) {}
  open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {}
  open func post(name: NSNotification.Name, object: Any?) {}
  open func post(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? {}
    }
    public func makeAsyncIterator() -> Iterator {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {}
}

open class Operation: NSObject, @unchecked Sendable {
  open func main() {}
  open func cancel() {}
}
open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue {}
  open var maxConcurrentOperationCount: Int {
    get {}
    set {}
  }
  open func addOperation(_ block: @escaping @Sendable () -> Void) {}
}

open class RunLoop: NSObject {
  public struct Mode: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static var common: Mode {}
    public static var `default`: Mode {}
  }
  open class var main: RunLoop {}
  open class var current: RunLoop {}
  open func add(_ timer: Timer, forMode mode: Mode) {}
  open func perform(_ block: @escaping @Sendable () -> Void) {}
  open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {}
}

open class Timer: NSObject {
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {}
  open class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {}
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {}
  public convenience init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {}
  open func invalidate() {}
  open var isValid: Bool {}
  open var tolerance: TimeInterval {
    get {}
    set {}
  }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var new: NSKeyValueObservingOptions {}
  public static var old: NSKeyValueObservingOptions {}
  public static var initial: NSKeyValueObservingOptions {}
  public static var prior: NSKeyValueObservingOptions {}
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NSKeyValueObservation: @unchecked Sendable {}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {}
}
extension NSObject {
  @objc open func value(forKey key: String) -> Any? {}
  @objc open func setValue(_ value: Any?, forKey key: String) {}
  @available(watchOS, unavailable)
  @objc open func awakeFromNib() {}
  @objc open func perform(_ selector: Selector) -> AnyObject? {}
  @objc open func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) {}
  @objc open class func cancelPreviousPerformRequests(withTarget target: Any) {}
}

open class Progress: NSObject, @unchecked Sendable {
  open var fractionCompleted: Double {}
  open func cancel() {}
}
