@_exported import CoreLocation
@_exported import PlatformViews

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {}
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {}
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {}
}
@objc public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  @objc optional var title: String? { get }
  @objc optional var subtitle: String? { get }
}
@available(watchOS, unavailable)
open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D {
    get {}
    set {}
  }
  open var title: String? {
    get {}
    set {}
  }
  open var subtitle: String? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class MKPointAnnotation: MKShape {
  public override init() {}
  public convenience init(coordinate: CLLocationCoordinate2D) {}
}
open class MKPlacemark: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
}
open class MKMapItem: NSObject {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public struct Identifier: Hashable {
    public init?(rawValue: String) {}
    public var rawValue: String {}
  }
  public init(placemark: MKPlacemark) {}
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public init(location: CLLocation, address: AnyObject?) {}
  open var name: String? {
    get {}
    set {}
  }
  open var placemark: MKPlacemark {}
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  open var identifier: Identifier? {}
}
@available(iOS 16.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
open class MKMapItemRequest: NSObject {
  @available(iOS 18.0, *)
  public init(mapItemIdentifier: MKMapItem.Identifier) {}
  nonisolated(nonsending) open var mapItem: MKMapItem { get async throws {} }
}
open class MKLocalSearch: NSObject {
  @available(watchOS, unavailable)
  open class Request: NSObject {
    public override init() {}
    open var naturalLanguageQuery: String? {
      get {}
      set {}
    }
    open var region: MKCoordinateRegion {
      get {}
      set {}
    }
  }
  @available(watchOS, unavailable)
  open class Response: NSObject {
    open var mapItems: [MKMapItem] {}
  }
  public init(request: Request) {}
  nonisolated(nonsending) open func start() async throws -> Response {}
  open func cancel() {}
}
@available(watchOS, unavailable)
open class MKLocalSearchCompletion: NSObject {
  open var title: String {}
  open var subtitle: String {}
}
@available(watchOS, unavailable)
@objc public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  @objc optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  @objc optional func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
open class MKLocalSearchCompleter: NSObject {
  @available(watchOS, unavailable)
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var address: Self {}
    public static var pointOfInterest: Self {}
    public static var query: Self {}
  }
  public override init() {}
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment: String {
    get {}
    set {}
  }
  @available(watchOS, unavailable)
  open var resultTypes: ResultType {
    get {}
    set {}
  }
  open var results: [MKLocalSearchCompletion] {}
  open func cancel() {}
}
open class MKMapSnapshotter: NSObject {
  open class Options: NSObject {
    public override init() {}
    open var region: MKCoordinateRegion {
      get {}
      set {}
    }
    open var size: CGSize {
      get {}
      set {}
    }
  }
  open class Snapshot: NSObject {
    open var image: PlatformImage {}
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {}
  }
  public init(options: Options) {}
  nonisolated(nonsending) open func start() async throws -> Snapshot {}
  open func cancel() {}
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class MKLookAroundScene: NSObject {}
#if WATCHOS
  extension WKInterfaceMap {
    public func setRegion(_ region: MKCoordinateRegion) {}
    public func addAnnotation(
      _ location: CLLocationCoordinate2D, with pinColor: WKInterfaceMapPinColor
    ) {}
  }
#endif
@available(watchOS, unavailable)
open class MKRoute: NSObject {
  open var expectedTravelTime: TimeInterval {}
}
open class MKDirections: NSObject {
  @available(watchOS, unavailable)
  open class Request: NSObject {
    public override init() {}
    open var source: MKMapItem? {
      get {}
      set {}
    }
    open var destination: MKMapItem? {
      get {}
      set {}
    }
  }
  @available(watchOS, unavailable)
  open class Response: NSObject {
    open var routes: [MKRoute] {}
  }
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {}
  open func cancel() {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
open class MKReverseGeocodingRequest: NSObject {
  public init?(location: CLLocation) {}
  nonisolated(nonsending) open var mapItems: [MKMapItem] { get async throws {} }
}
