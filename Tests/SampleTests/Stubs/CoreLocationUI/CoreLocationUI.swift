@_exported import CoreLocation
@_exported import UIKit

@available(iOS 15.0, *)
@objc public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
@available(iOS 15.0, *)
@objc public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
  case shareMyCurrentLocation
}
@available(iOS 15.0, *)
@MainActor open class CLLocationButton: UIControl {
  open var icon: CLLocationButtonIcon {
    get {}
    set {}
  }
  open var label: CLLocationButtonLabel {
    get {}
    set {}
  }
  open var fontSize: CGFloat {
    get {}
    set {}
  }
  open var cornerRadius: CGFloat {
    get {}
    set {}
  }
}
