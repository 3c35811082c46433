// swift-format-ignore-file
@_exported import Darwin
@_exported import Dispatch
@_exported import FoundationEssentials

// The part of Foundation beyond FoundationEssentials that the tests use; it is only type-checked,
// never run.
// The source named before each declaration is a page below
// developer.apple.com/documentation/foundation, and a file in Sources/Foundation of
// swiftlang/swift-corelibs-foundation at commit 761b621, which declares the same.

// documentation/objectivec/nsobject-swift.class; NSObject.swift
open class NSObject: Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

// nsnull; NSNull.swift
open class NSNull: NSObject, @unchecked Sendable {}

// nslocking; NSLock.swift
public protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

// nslock; NSLock.swift
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

// thread; Thread.swift
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

// bundle; Bundle.swift
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
}

// filehandle; FileHandle.swift
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

// pipe; FileHandle.swift
open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

// process; Process.swift
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

// jsonserialization, with the values of its options; JSONSerialization.swift
open class JSONSerialization: NSObject {
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

// iso8601dateformatter; ISO8601DateFormatter.swift
open class ISO8601DateFormatter: NSObject {
  open func date(from string: String) -> Date? { nil }
  open func string(from date: Date) -> String { "" }
}

// documentation/objectivec/objcbool; NSSwiftRuntime.swift
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

// nsenumerator; NSEnumerator.swift. The iterator's name is that of the Swift file.
open class NSEnumerator: NSObject {
  open func nextObject() -> Any? { nil }
}
extension NSEnumerator: Sequence {
  public struct Iterator: IteratorProtocol {
    public func next() -> Any? { nil }
  }
  public func makeIterator() -> Iterator { Iterator() }
}

// filemanager/directoryenumerator, filemanager/enumerator(atpath:),
// filemanager/fileexists(atpath:isdirectory:); FileManager.swift
extension FileManager {
  open class DirectoryEnumerator: NSEnumerator {
    open func skipDescendants() {}
  }
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    false
  }
}

// characterset; CharacterSet.swift
public struct CharacterSet: Sendable {
  public init(charactersIn string: String) {}
  public static var newlines: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespaces: CharacterSet { CharacterSet(charactersIn: "") }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(charactersIn: "") }
}

// data/range(of:options:in:), without the options
extension Data {
  public func range(of data: Data) -> Range<Index>? { nil }
}

// Functions of StringProtocol, without their options: components(separatedBy:),
// replacingOccurrences(of:with:options:range:), range(of:options:range:locale:),
// trimmingCharacters(in:); NSStringAPI.swift
extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with other: R) -> String {
    ""
  }
  public func range<T: StringProtocol>(of text: T, range: Range<Index>? = nil) -> Range<Index>? { nil }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
}
