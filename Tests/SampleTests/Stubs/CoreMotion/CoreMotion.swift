@_exported import Foundation

open class CMAttitude: NSObject {
  open var roll: Double {}
  open var pitch: Double {}
  open var yaw: Double {}
}
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude {}
}
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
@available(macOS, unavailable)
open class CMMotionManager: NSObject {
  public override init() {}
  open var isDeviceMotionAvailable: Bool {}
  open var isDeviceMotionActive: Bool {}
  open var deviceMotionUpdateInterval: TimeInterval {
    get {}
    set {}
  }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
}
