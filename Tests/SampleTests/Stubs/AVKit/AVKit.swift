@_exported import AVFoundation
@_exported import PlatformViews
import SwiftUI

// watchOS has only SwiftUI's player.
#if !WATCHOS
  @available(tvOS 14.0, *)
  @available(watchOS, unavailable)
  @objc public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    @objc optional func pictureInPictureControllerDidStartPictureInPicture(
      _ controller: AVPictureInPictureController)
    @objc optional func pictureInPictureControllerDidStopPictureInPicture(
      _ controller: AVPictureInPictureController)
    @objc optional func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error)
    @objc optional func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping @Sendable (Bool) -> Void)
  }
  @available(tvOS 14.0, *)
  @available(watchOS, unavailable)
  open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool {}
    public init?(playerLayer: AVPlayerLayer) {}
    open var playerLayer: AVPlayerLayer {}
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPictureActive: Bool {}
    open var isPictureInPicturePossible: Bool {}
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
  }
  @available(visionOS, unavailable)
  @objc public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    @objc optional func routePickerViewWillBeginPresentingRoutes(
      _ routePickerView: AVRoutePickerView)
    @objc optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
  }
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor open class AVRoutePickerView: PlatformView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    #if IOS
      open var prioritizesVideoDevices: Bool {
        get {}
        set {}
      }
      open var activeTintColor: UIColor! {
        get {}
        set {}
      }
    #else
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      open var player: AVPlayer? {
        get {}
        set {}
      }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      open var isRoutePickerButtonBordered: Bool {
        get {}
        set {}
      }
    #endif
  }
  #if IOS
    @objc public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor open class AVPlayerViewController: UIViewController {
      open weak var delegate: (any AVPlayerViewControllerDelegate)?
      open var player: AVPlayer? {
        get {}
        set {}
      }
      open var showsPlaybackControls: Bool {
        get {}
        set {}
      }
      open var videoGravity: AVLayerVideoGravity {
        get {}
        set {}
      }
      @available(tvOS 14.0, *)
      open var allowsPictureInPicturePlayback: Bool {
        get {}
        set {}
      }
      open var contentOverlayView: UIView? {}
      @available(tvOS, unavailable)
      open var entersFullScreenWhenPlaybackBegins: Bool {
        get {}
        set {}
      }
    }
    @available(iOS 17.2, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @objc public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }
    @available(iOS 17.2, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open class AVCaptureEvent: NSObject {
      open var phase: AVCaptureEventPhase {}
    }
    @available(iOS 17.2, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor open class AVCaptureEventInteraction: NSObject, UIInteraction {
      public init(handler: @escaping (AVCaptureEvent) -> Void) {}
      public init(
        primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void
      ) {}
      open var isEnabled: Bool {
        get {}
        set {}
      }
      @objc open var view: UIView? {}
      @objc open func willMove(to view: UIView?) {}
      @objc open func didMove(to view: UIView?) {}
    }
  #else
    @available(macOS 12.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @objc public protocol AVPlayerViewDelegate: NSObjectProtocol {
      @objc optional func playerViewDidEnterFullScreen(_ playerView: AVPlayerView)
      @objc optional func playerViewDidExitFullScreen(_ playerView: AVPlayerView)
    }
    @objc public enum AVPlayerViewControlsStyle: Int, Sendable {
      case none, inline, floating, minimal
      public static var `default`: AVPlayerViewControlsStyle {}
    }
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor open class AVPlayerView: NSView {
      @available(macOS 12.0, *)
      open var delegate: (any AVPlayerViewDelegate)? {
        get {}
        set {}
      }
      open var player: AVPlayer? {
        get {}
        set {}
      }
      open var controlsStyle: AVPlayerViewControlsStyle {
        get {}
        set {}
      }
      open var showsFullScreenToggleButton: Bool {
        get {}
        set {}
      }
      open var videoGravity: AVLayerVideoGravity {
        get {}
        set {}
      }
      open var allowsPictureInPicturePlayback: Bool {
        get {}
        set {}
      }
    }
    @available(tvOS 17.0, *)
    @available(iOS, unavailable)
    @objc public enum AVCaptureViewControlsStyle: Int, Sendable {
      case inline, floating, inlineDeviceSelection
    }
    @available(tvOS 17.0, *)
    @available(iOS, unavailable)
    @objc public protocol AVCaptureViewDelegate: NSObjectProtocol {
      func captureView(
        _ captureView: AVCaptureView, startRecordingTo fileOutput: AVCaptureFileOutput)
    }
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor open class AVCaptureView: NSView {
      open var session: AVCaptureSession? {}
      open weak var delegate: (any AVCaptureViewDelegate)?
      open var controlsStyle: AVCaptureViewControlsStyle {
        get {}
        set {}
      }
    }
  #endif
#endif

/// Part of the SwiftUI overlay.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct VideoPlayer<Overlay>: View where Overlay: View {
  public init(player: AVPlayer?) where Overlay == EmptyView {}
  public var body: some View { EmptyView() }
}
#if IOS
  @available(iOS 27.1, *)
  open class AVCaptureDeviceDirectionCoordinator: NSObject {
    public init(
      view: UIView, deviceTypes: [AVCaptureDevice.DeviceType],
      changeHandler: ((AVCaptureDeviceDirectionMap) -> Void)? = nil
    ) {}
  }
  @available(iOS 27.1, *)
  open class AVCaptureDeviceDirectionMap: NSObject, @unchecked Sendable {
    open var forwardFacingDeviceDescriptors: [AVCaptureDeviceDescriptor] {}
  }
  @available(iOS 27.1, *)
  open class AVCaptureDeviceDescriptor: NSObject, @unchecked Sendable {}
#endif
