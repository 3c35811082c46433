@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public struct CLLocationCoordinate2D: Sendable, ImportedStructure {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() {}
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {}
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {}
public let kCLLocationAccuracyBest: CLLocationAccuracy = 0
@objc public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways
  @available(macOS, unavailable)
  case authorizedWhenInUse
}
open class CLLocation: NSObject, @unchecked Sendable {
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {}
  open var coordinate: CLLocationCoordinate2D {}
  open var horizontalAccuracy: CLLocationAccuracy {}
  open var timestamp: Date {}
  open func distance(from other: CLLocation) -> CLLocationDistance {}
}
public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown
  }
  public var code: Code {}
}
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
  @objc optional func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  @objc optional func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
open class CLLocationManager: NSObject {
  public override init() {}
  open weak var delegate: (any CLLocationManagerDelegate)?
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  open var authorizationStatus: CLAuthorizationStatus {}
  open var desiredAccuracy: CLLocationAccuracy {
    get {}
    set {}
  }
  open var location: CLLocation? {}
  open func requestWhenInUseAuthorization() {}
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  @available(tvOS, unavailable)
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var name: String? {}
}
open class CLGeocoder: NSObject {
  public override init() {}
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  {}
  open func cancelGeocode() {}
}
