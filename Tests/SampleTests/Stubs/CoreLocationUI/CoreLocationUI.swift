@_exported import CoreLocation
@_exported import UIKit

@objc public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
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
