@_exported import Foundation

public struct VNBarcodeSymbology: Hashable, Sendable {
  public static let qr: Self = Self()
  public static let ean13: Self = Self()
}
open class VNBarcodeObservation: NSObject {
  open var payloadStringValue: String? {}
}
