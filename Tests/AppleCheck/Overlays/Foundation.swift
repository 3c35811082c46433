// swift-format-ignore-file
@_exported import Darwin
@_exported import Dispatch
@_exported import FoundationEssentials

// The part of Foundation beyond FoundationEssentials that the tests use; it is only type-checked,
// never run.
// The source of all signatures is Apple's documentation of Foundation;
// swiftlang/swift-corelibs-foundation declares the same.

open class NSObject: Hashable, @unchecked Sendable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

open class NSNull: NSObject, @unchecked Sendable {}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class Thread: NSObject, @unchecked Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open class var current: Thread { fatalError() }
  open class var isMainThread: Bool { false }
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  open class func sleep(forTimeInterval: TimeInterval) {}
  open var name: String? { get { nil } set {} }
  open var stackSize: Int { get { 0 } set {} }
  open func start() {}
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var nullDevice: FileHandle { fatalError() }
  public convenience init?(forReadingAtPath path: String) { nil }
  public convenience init?(forWritingAtPath path: String) { nil }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  open func write(_ data: Data) {}
  open func write<T: DataProtocol>(contentsOf data: T) throws {}
  @discardableResult open func seekToEnd() throws -> UInt64 { 0 }
  open func truncate(atOffset offset: UInt64) throws {}
  open var fileDescriptor: Int32 { 0 }
  open func readData(ofLength length: Int) -> Data { Data() }
  open func readDataToEndOfFile() -> Data { Data() }
  open func readToEnd() throws -> Data? { nil }
  open func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, @unchecked Sendable { case exit = 1, uncaughtSignal = 2 }
  open var executableURL: URL? { get { nil } set {} }
  open var arguments: [String]? { get { nil } set {} }
  open var environment: [String: String]? { get { nil } set {} }
  open var currentDirectoryURL: URL? { get { nil } set {} }
  open var standardInput: Any? { get { nil } set {} }
  open var standardOutput: Any? { get { nil } set {} }
  open var standardError: Any? { get { nil } set {} }
  open var processIdentifier: Int32 { 0 }
  open var isRunning: Bool { false }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open func run() throws {}
  open func interrupt() {}
  open func terminate() {}
  open func waitUntilExit() {}
}

open class JSONSerialization: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = WritingOptions(rawValue: 2)
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    Data()
  }
}

open class ISO8601DateFormatter: NSObject, @unchecked Sendable {
  open func date(from string: String) -> Date? { nil }
  open func string(from date: Date) -> String { "" }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

extension FileManager {
  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol, @unchecked Sendable {
    open func skipDescendants() {}
    public func next() -> Any? { nil }
  }
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    false
  }
}

public struct CharacterSet: Sendable {
  public init(charactersIn string: String) {}
  public static var newlines: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespaces: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(charactersIn: "") }
}

extension Data {
  public func range(of data: Data) -> Range<Index>? { nil }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with other: R) -> String {
    ""
  }
  public func range<T: StringProtocol>(of text: T, range: Range<Index>? = nil) -> Range<Index>? { nil }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
}
