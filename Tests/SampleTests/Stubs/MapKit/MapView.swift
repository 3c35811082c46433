import SwiftUI

#if !WATCHOS
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  open class MKMapConfiguration: NSObject {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  open class MKHybridMapConfiguration: MKMapConfiguration {
    public override init() {}
    open var showsTraffic: Bool {
      get {}
      set {}
    }
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  open class MKStandardMapConfiguration: MKMapConfiguration {
    public override init() {}
    open var showsTraffic: Bool {
      get {}
      set {}
    }
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() {}
  }
  @available(macOS 11.0, *)
  @available(watchOS, unavailable)
  @objc public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
  @available(macOS 11.0, *)
  @available(watchOS, unavailable)
  @objc public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
  @available(watchOS, unavailable)
  @objc public protocol MKOverlay: MKAnnotation {}
  @available(watchOS, unavailable)
  open class MKTileOverlay: NSObject, MKOverlay {
    public init(urlTemplate: String?) {}
    open var coordinate: CLLocationCoordinate2D {}
    open var canReplaceMapContent: Bool {
      get {}
      set {}
    }
  }
  @available(watchOS, unavailable)
  open class MKOverlayRenderer: NSObject {
    public init(overlay: any MKOverlay) {}
  }
  @available(watchOS, unavailable)
  open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay: MKTileOverlay) {}
  }
  @available(watchOS, unavailable)
  open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D {}
    open var memberAnnotations: [any MKAnnotation] {}
  }
  @available(watchOS, unavailable)
  open class MKMapCamera: NSObject {
    public convenience init(
      lookingAtCenter center: CLLocationCoordinate2D, fromDistance: CLLocationDistance,
      pitch: CGFloat, heading: Double
    ) {}
  }
  @available(watchOS, unavailable)
  @MainActor @objc public protocol MKMapViewDelegate: NSObjectProtocol {
    @objc optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    @objc optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    @objc optional func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView?
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @objc optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    @objc optional func mapView(
      _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer
  }
  @available(watchOS, unavailable)
  @MainActor open class MKMapView: PlatformView {
    open weak var delegate: (any MKMapViewDelegate)?
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
    open var preferredConfiguration: MKMapConfiguration {
      get {}
      set {}
    }
    open var region: MKCoordinateRegion {
      get {}
      set {}
    }
    open var centerCoordinate: CLLocationCoordinate2D {
      get {}
      set {}
    }
    open var camera: MKMapCamera {
      get {}
      set {}
    }
    open var isZoomEnabled: Bool {
      get {}
      set {}
    }
    open var isScrollEnabled: Bool {
      get {}
      set {}
    }
    @available(tvOS, unavailable)
    open var isRotateEnabled: Bool {
      get {}
      set {}
    }
    @available(tvOS, unavailable)
    open var showsCompass: Bool {
      get {}
      set {}
    }
    open var showsScale: Bool {
      get {}
      set {}
    }
    open var showsUserLocation: Bool {
      get {}
      set {}
    }
    #if IOS
      @available(macOS 11.0, *)
      open var userTrackingMode: MKUserTrackingMode {
        get {}
        set {}
      }
    #endif
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {}
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {}
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {}
    open var annotations: [any MKAnnotation] {}
    open var selectedAnnotations: [any MKAnnotation] {
      get {}
      set {}
    }
    open func addAnnotation(_ annotation: any MKAnnotation) {}
    open func addAnnotations(_ annotations: [any MKAnnotation]) {}
    open func removeAnnotation(_ annotation: any MKAnnotation) {}
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    open var overlays: [any MKOverlay] {}
    open func addOverlay(_ overlay: any MKOverlay) {}
    open func removeOverlay(_ overlay: any MKOverlay) {}
    open func register(_ aClass: AnyClass?, forAnnotationViewWithReuseIdentifier: String) {}
    open func dequeueReusableAnnotationView(
      withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {}
    open func convert(_ point: CGPoint, toCoordinateFrom view: PlatformView?)
      -> CLLocationCoordinate2D
    {}
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: PlatformView?)
      -> CGPoint
    {}
  }
  public let MKMapViewDefaultAnnotationViewReuseIdentifier: String = ""
  public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String = ""
  @available(watchOS, unavailable)
  @MainActor open class MKAnnotationView: PlatformView {
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {}
    public required init?(coder: NSCoder) {}
    open var annotation: (any MKAnnotation)? {
      get {}
      set {}
    }
    open var image: PlatformImage? {
      get {}
      set {}
    }
    open var canShowCallout: Bool {
      get {}
      set {}
    }
    @available(tvOS, unavailable)
    open var isDraggable: Bool {
      get {}
      set {}
    }
    open var centerOffset: CGPoint {
      get {}
      set {}
    }
    open var clusteringIdentifier: String? {
      get {}
      set {}
    }
    open func prepareForDisplay() {}
    open func prepareForReuse() {}
  }
  @available(macOS 11.0, *)
  @available(watchOS, unavailable)
  @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: PlatformColor? {
      get {}
      set {}
    }
    open var glyphText: String? {
      get {}
      set {}
    }
    open var glyphImage: PlatformImage? {
      get {}
      set {}
    }
  }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class MKUserTrackingButton: PlatformView {
    public convenience init(mapView: MKMapView?) {}
    open weak var mapView: MKMapView?
  }
  @available(macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class MKCompassButton: PlatformView {
    public convenience init(mapView: MKMapView?) {}
    open weak var mapView: MKMapView?
    open var compassVisibility: MKFeatureVisibility {
      get {}
      set {}
    }
  }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @objc public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    @objc optional func lookAroundViewControllerDidUpdateScene(
      _ viewController: MKLookAroundViewController)
    @objc optional func lookAroundViewControllerDidPresentFullScreen(
      _ viewController: MKLookAroundViewController)
    @objc optional func lookAroundViewControllerDidDismissFullScreen(
      _ viewController: MKLookAroundViewController)
  }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class MKLookAroundViewController: PlatformViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    public init(scene: MKLookAroundScene) {}
    public required init?(coder: NSCoder) {}
    open var scene: MKLookAroundScene? {
      get {}
      set {}
    }
    open var badgePosition: MKLookAroundBadgePosition {
      get {}
      set {}
    }
  }
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @objc public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading, topTrailing, bottomTrailing
  }
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @MainActor @objc public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    func mapItemDetailViewControllerDidFinish(
      _ detailViewController: MKMapItemDetailViewController)
  }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class MKMapItemDetailViewController: PlatformViewController {
    public init(mapItem: MKMapItem?, displaysMap: Bool) {}
    public convenience init(mapItem: MKMapItem?) {}
    public required init?(coder: NSCoder) {}
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
    open var mapItem: MKMapItem? {
      get {}
      set {}
    }
  }
#endif
#if IOS
  @MainActor open class MKScaleView: UIView {
    public convenience init(mapView: MKMapView?) {}
    open weak var mapView: MKMapView?
    open var scaleVisibility: MKFeatureVisibility {
      get {}
      set {}
    }
  }
#endif

/// Part of the SwiftUI overlay.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MapCameraPosition: Equatable {
  public static var automatic: MapCameraPosition {}
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {}
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition {}
  public var region: MKCoordinateRegion? {}
  public static func == (lhs: Self, rhs: Self) -> Bool {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Map<Content>: View {
  public var body: some View { EmptyView() }
}
extension Map where Content == EmptyView {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(position: Binding<MapCameraPosition>) {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(initialPosition: MapCameraPosition) {}
}
