@_exported import Foundation

open class GCController: NSObject {
  open class func controllers() -> [GCController] {}
}
extension NSNotification.Name {
  public static var GCControllerDidConnect: NSNotification.Name {}
  public static var GCControllerDidDisconnect: NSNotification.Name {}
}
