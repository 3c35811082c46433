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
