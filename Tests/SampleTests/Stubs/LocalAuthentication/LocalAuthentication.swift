@_exported import Foundation

open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
}
