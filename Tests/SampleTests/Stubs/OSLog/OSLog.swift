@_exported import Foundation

public struct Logger: @unchecked Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy {}
  public static var `private`: OSLogPrivacy {}
}
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T: CustomStringConvertible>(
      _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .private
    ) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .private
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
