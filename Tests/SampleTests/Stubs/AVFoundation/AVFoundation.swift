@_exported import AVFAudio
@_exported import CoreMedia
@_exported import QuartzCore

public struct AVLayerVideoGravity: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  @available(watchOS, unavailable)
  public static let resizeAspect: Self = Self(rawValue: "")
  @available(watchOS, unavailable)
  public static let resizeAspectFill: Self = Self(rawValue: "")
  @available(watchOS, unavailable)
  public static let resize: Self = Self(rawValue: "")
}
public struct AVMediaType: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  public static let video: Self = Self(rawValue: "")
  public static let audio: Self = Self(rawValue: "")
}
@MainActor open class AVPlayerItem: NSObject {
  nonisolated public convenience init(url: URL) {}
}
@MainActor open class AVPlayer: NSObject {
  nonisolated public override init() {}
  nonisolated public init(url: URL) {}
  nonisolated public init(playerItem: AVPlayerItem?) {}
  nonisolated open var currentItem: AVPlayerItem? {}
  nonisolated open func play() {}
  nonisolated open func pause() {}
  open var rate: Float {
    get {}
    set {}
  }
  nonisolated open var isMuted: Bool {
    get {}
    set {}
  }
  open func seek(to time: CMTime) {}
  nonisolated open func replaceCurrentItem(with item: AVPlayerItem?) {}
}
@available(watchOS, unavailable)
open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?) {}
  open var player: AVPlayer? {
    get {}
    set {}
  }
  open var videoGravity: AVLayerVideoGravity {
    get {}
    set {}
  }
  open var isReadyForDisplay: Bool {}
}
@objc public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
  case unknown, rendering, failed
}
open class AVSampleBufferRenderSynchronizer: NSObject {
  public override init() {}
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  open var delaysRateChangeUntilHasSufficientMediaData: Bool {
    get {}
    set {}
  }
  open func setRate(_ rate: Float, time: CMTime) {}
  @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
  @available(watchOS, unavailable)
  public func sampleBufferReceiver(
    adding renderer: AVSampleBufferVideoRenderer
  ) -> sending AVSampleBufferVideoRenderer.Receiver {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVSampleBufferVideoRenderer: NSObject {
  @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
  public final class Receiver {
    public enum EnqueueResult {
      case enqueued
      case enqueuedWithDecodeFailures([any Error])
      case cancelledDueToFlush
      case cancelledDueToFlushRequiredToResume((any Error)?)
      case cancelledDueToError(any Error)
    }
    public func enqueueImmediately(
      _ sampleBuffer: CMReadySampleBuffer<CMSampleBuffer.DynamicContent>
    ) -> EnqueueResult {}
    public func flush() {}
  }
  open var status: AVQueuedSampleBufferRenderingStatus {}
  open var requiresFlushToResumeDecoding: Bool {}
  open func enqueue(_ buffer: CMSampleBuffer) {}
  open func flush() {}
}
@available(watchOS, unavailable)
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity: AVLayerVideoGravity {
    get {}
    set {}
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  open var sampleBufferRenderer: AVSampleBufferVideoRenderer {}
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVCaptureDevice: NSObject {
  @available(visionOS 2.1, *)
  public struct DeviceType: Hashable, Sendable {
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public static let builtInDualWideCamera: DeviceType = DeviceType()
    @available(iOS 27.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let builtInOuterUltraWideCamera: DeviceType = DeviceType()
    @available(iOS 27.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let builtInInnerUltraWideCamera: DeviceType = DeviceType()
  }
  @available(visionOS 2.1, *)
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? {}
  @available(iOS 17.0, macCatalyst 16.0, macOS 13.0, tvOS 17.0, *)
  open class var systemPreferredCamera: AVCaptureDevice? {}
  @available(iOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @available(visionOS, unavailable)
  open class RotationCoordinator: NSObject {
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {}
    open var device: AVCaptureDevice? {}
    @objc open dynamic var videoRotationAngleForHorizonLevelPreview: CGFloat {}
  }
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVCaptureConnection: NSObject {
  @available(iOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @available(visionOS, unavailable)
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {}
  @available(iOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @available(visionOS, unavailable)
  open var videoRotationAngle: CGFloat {
    get {}
    set {}
  }
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVCaptureInput: NSObject {}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
  open var device: AVCaptureDevice {}
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
open class AVCaptureOutput: NSObject {}
@available(macCatalyst 14.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    public static let qr: ObjectType = ObjectType()
  }
}
@available(macCatalyst 14.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? {}
}
@available(macCatalyst 14.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@objc public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  @objc optional func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
@available(macCatalyst 14.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {}
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@objc public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCaptureFileOutput: AVCaptureOutput {
  open func startRecording(
    to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
}
@available(tvOS 17.0, macCatalyst 14.0, *)
@available(watchOS, unavailable)
open class AVCaptureSession: NSObject {
  public override init() {}
  public class var didStartRunningNotification: NSNotification.Name {}
  open var inputs: [AVCaptureInput] {}
  open var isRunning: Bool {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool {}
  open func addInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {}
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}
@available(tvOS 17.0, macCatalyst 14.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCaptureVideoPreviewLayer: CALayer {
  public convenience init(session: AVCaptureSession) {}
  open var connection: AVCaptureConnection? {}
  open var session: AVCaptureSession? {
    get {}
    set {}
  }
  open var videoGravity: AVLayerVideoGravity {
    get {}
    set {}
  }
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCapturePhotoSettings: NSObject {
  public override init() {}
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? {}
}
@available(macCatalyst 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@objc public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  @objc optional func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
@available(tvOS 17.0, macCatalyst 14.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
