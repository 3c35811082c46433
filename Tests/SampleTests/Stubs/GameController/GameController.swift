@_exported import Foundation

open class GCController: NSObject {
  open class func controllers() -> [GCController] {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  open class var current: GCController? {}
  open var extendedGamepad: GCExtendedGamepad? {}
}
open class GCExtendedGamepad: NSObject {
  open var buttonA: GCControllerButtonInput {}
}
open class GCControllerButtonInput: NSObject {
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler? {
    get {}
    set {}
  }
}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) ->
  Void
extension NSNotification.Name {
  public static var GCControllerDidConnect: NSNotification.Name {}
  public static var GCControllerDidDisconnect: NSNotification.Name {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  public static var GCControllerDidBecomeCurrent: NSNotification.Name {}
}
