@_exported import Foundation

open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {}
}
public enum LAPolicy: Int, Sendable {
  @available(watchOS, unavailable)
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
