@_exported import AVFAudio
@_exported import CoreMedia
@_exported import QuartzCore

public struct AVLayerVideoGravity: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  public static let resizeAspect: Self = Self(rawValue: "")
  public static let resizeAspectFill: Self = Self(rawValue: "")
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
  open var currentItem: AVPlayerItem? {}
  open func play() {}
  open func pause() {}
  open var rate: Float {
    get {}
    set {}
  }
  open var isMuted: Bool {
    get {}
    set {}
  }
  open func seek(to time: CMTime) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) {}
}
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
open class AVSampleBufferVideoRenderer: NSObject {
  open var requiresFlushToResumeDecoding: Bool {}
  open func enqueue(_ buffer: CMSampleBuffer) {}
  open func flush() {}
}
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity: AVLayerVideoGravity {
    get {}
    set {}
  }
  open var sampleBufferRenderer: AVSampleBufferVideoRenderer {}
}
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public struct DeviceType: Hashable, Sendable {
    public static let builtInWideAngleCamera: DeviceType = DeviceType()
  }
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? {}
}
open class AVCaptureConnection: NSObject {}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureOutput: NSObject {}
open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    public static let qr: ObjectType = ObjectType()
  }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? {}
}
@objc public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  @objc optional func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {}
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
@objc public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
open class AVCaptureFileOutput: AVCaptureOutput {
  open func startRecording(
    to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
}
open class AVCaptureSession: NSObject {
  public override init() {}
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
open class AVCaptureVideoPreviewLayer: CALayer {
  public convenience init(session: AVCaptureSession) {}
  open var session: AVCaptureSession? {
    get {}
    set {}
  }
  open var videoGravity: AVLayerVideoGravity {
    get {}
    set {}
  }
}
open class AVCapturePhotoSettings: NSObject {
  public override init() {}
}
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? {}
}
@objc public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  @objc optional func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
