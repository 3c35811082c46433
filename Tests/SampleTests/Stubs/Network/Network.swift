@_exported import Foundation

public enum NWEndpoint: Hashable, Sendable {
  case url(URL)
}
public final class NWParameters {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var applicationService: NWParameters {}
  public static var tcp: NWParameters {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension NWParameters: @unchecked Sendable {}
public final class NWBrowser {
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    case applicationService(name: String)
  }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension NWBrowser: @unchecked Sendable {}
public struct NWPath: Sendable {
  @available(tvOS 13.0, *)
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status {}
}
public final class NWPathMonitor {
  public init() {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get {}
    set {}
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension NWPathMonitor: @unchecked Sendable {}
