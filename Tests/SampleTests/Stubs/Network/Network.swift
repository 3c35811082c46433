@_exported import Foundation

public enum NWEndpoint: Hashable, Sendable {
  case url(URL)
}
public final class NWParameters: @unchecked Sendable {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var applicationService: NWParameters {}
  public static var tcp: NWParameters {}
}
public class NWBrowser {
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    case applicationService(name: String)
  }
}
public struct NWPath: Sendable {
  @available(tvOS 13.0, *)
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status {}
}
public final class NWPathMonitor: Sendable {
  public init() {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get {}
    set {}
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
