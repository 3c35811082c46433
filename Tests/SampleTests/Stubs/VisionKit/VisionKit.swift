@_exported import PlatformViews
@_exported import Vision

@available(iOS 16.0, macOS 13.0, *)
@available(macCatalyst 17.0, *)
public final class ImageAnalysis {
  public var transcript: String {}
}
@available(iOS 16.0, macOS 13.0, *)
@available(macCatalyst 17.0, *)
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var text: Self {}
    public static var machineReadableCode: Self {}
    public static var visualLookUp: Self {}
  }
  public struct Configuration {
    public init(_ types: AnalysisTypes) {}
    public var locales: [String]
  }
  public init() {}
  public static var isSupported: Bool {}
  #if IOS
    public func analyze(_ image: UIImage, configuration: Configuration) async throws
      -> ImageAnalysis
    {}
  #elseif MACOS
    public func analyze(
      _ image: NSImage, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis {}
  #endif
  public func analyze(
    _ cgImage: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {}
}
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
#if IOS
  @available(iOS 16.0, *)
  @available(macCatalyst 17.0, *)
  @MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
    func interaction(
      _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange selected: Bool)
  }
  extension ImageAnalysisInteractionDelegate {
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
    public func interaction(
      _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange selected: Bool
    ) {}
  }
  @available(iOS 16.0, macCatalyst 17.0, *)
  @MainActor public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    public struct InteractionTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {}
      public static let automatic: Self = Self(rawValue: 1)
      public static let textSelection: Self = Self(rawValue: 2)
      public static let dataDetectors: Self = Self(rawValue: 4)
      public static let imageSubject: Self = Self(rawValue: 8)
    }
    public override init() {}
    public var delegate: (any ImageAnalysisInteractionDelegate)? {
      get {}
      set {}
    }
    public var preferredInteractionTypes: InteractionTypes {
      get {}
      set {}
    }
    public var analysis: ImageAnalysis? {
      get {}
      set {}
    }
    @available(iOS 17.0, *)
    public var selectedText: String {}
    @objc public var view: UIView? {}
    @objc public func willMove(to view: UIView?) {}
    @objc public func didMove(to view: UIView?) {}
  }
  @available(iOS 16.0, *)
  @available(macCatalyst, unavailable)
  public enum RecognizedItem: Identifiable, Sendable {
    @available(macCatalyst, unavailable)
    public struct Text: Identifiable, Sendable {
      public let id: UUID
      public let transcript: String
    }
    @available(macCatalyst, unavailable)
    public struct Barcode: Identifiable, @unchecked Sendable {
      public let id: UUID
      public var payloadStringValue: String? {}
    }
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {}
  }
  @available(iOS 16.0, *)
  @available(macCatalyst, unavailable)
  @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(
      _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem])
    func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
  }
  extension DataScannerViewControllerDelegate {
    public func dataScanner(
      _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
    ) {}
    public func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
  }
  @available(iOS 16.0, *)
  @available(macCatalyst, unavailable)
  @MainActor public final class DataScannerViewController: UIViewController {
    public struct RecognizedDataType: Hashable, Sendable {
      public static func text(languages: [String] = []) -> Self {}
      public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {}
    }
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public enum ScanningUnavailable: Error { case unsupported, cameraRestricted }
    public init(
      recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
      recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
      isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
      isHighlightingEnabled: Bool = false
    ) {}
    public required init?(coder: NSCoder) {}
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public static var isSupported: Bool {}
    public static var isAvailable: Bool {}
    public var isScanning: Bool {}
    public func startScanning() throws {}
    public func stopScanning() {}
  }
  open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int {}
    open func imageOfPage(at index: Int) -> UIImage {}
  }
  @objc public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    @objc optional func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    @objc optional func documentCameraViewControllerDidCancel(
      _ controller: VNDocumentCameraViewController)
    @objc optional func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
  }
  @MainActor open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool {}
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  }
#elseif MACOS
  @available(macOS 13.0, *)
  @MainActor public protocol ImageAnalysisOverlayViewDelegate: AnyObject {
    func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView)
  }
  extension ImageAnalysisOverlayViewDelegate {
    public func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView) {}
  }
  @available(macOS 13.0, *)
  @MainActor public final class ImageAnalysisOverlayView: NSView {
    public struct InteractionTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) {}
      public static let automatic: Self = Self(rawValue: 1)
      public static let textSelection: Self = Self(rawValue: 2)
    }
    public weak var delegate: (any ImageAnalysisOverlayViewDelegate)?
    public weak var trackingImageView: NSImageView?
    public var preferredInteractionTypes: InteractionTypes {
      get {}
      set {}
    }
    public var analysis: ImageAnalysis? {
      get {}
      set {}
    }
    @available(macOS 14.0, *)
    public var selectedText: String {}
  }
#endif
