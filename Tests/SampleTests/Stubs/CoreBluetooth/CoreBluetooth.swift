@_exported import Foundation

open class CBUUID: NSObject {
  public init(string: String) {}
}
@objc public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
open class CBPeer: NSObject {
  open var identifier: UUID {}
}
open class CBPeripheral: CBPeer {
  open var name: String? {}
}
@objc public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  @objc optional func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
}
open class CBManager: NSObject {
  open var state: CBManagerState {}
}
open class CBCentralManager: CBManager {
  public convenience init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?
  ) {}
  open weak var delegate: (any CBCentralManagerDelegate)?
  open func scanForPeripherals(
    withServices services: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  open func stopScan() {}
}
