@_exported import Foundation

open class LAContext: NSObject {
  public override init() {}
  nonisolated(nonsending) open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {}
}
public struct LAError: Error {
  public enum Code: Int, Sendable { case userCancel = -2 }
  public var code: Code {}
}
public enum LAPolicy: Int, Sendable {
  @available(watchOS, unavailable)
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
