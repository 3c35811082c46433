@_exported import Foundation

public enum NWEndpoint: Hashable, Sendable {
  case url(URL)
}
public final class NWParameters: @unchecked Sendable {
  public static var applicationService: NWParameters {}
  public static var tcp: NWParameters {}
}
public class NWBrowser {
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case applicationService(name: String)
  }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct NWPath: Sendable {
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
