@_exported import Foundation

@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  @objc optional func audioPlayerDidFinishPlaying(
    _ player: AVAudioPlayer, successfully flag: Bool)
}
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool {}
  @discardableResult open func play() -> Bool {}
  open func stop() {}
  open func pause() {}
}
@available(macOS, unavailable)
open class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: Sendable { case ambient, playback, record, playAndRecord }
  open class func sharedInstance() -> AVAudioSession {}
  open func setCategory(_ category: Category) throws {}
  open func setActive(_ active: Bool) throws {}
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var notifyOthersOnDeactivation: Self {}
  }
  open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  public enum InterruptionType: UInt, Sendable {
    case began = 1
    case ended = 0
  }
  @available(iOS, deprecated: 27.0)
  @available(tvOS, deprecated: 27.0)
  @available(watchOS, deprecated: 27.0)
  @available(visionOS, deprecated: 27.0)
  open class var interruptionNotification: NSNotification.Name {}
  @available(iOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
  open class var didBecomeActiveNotification: NSNotification.Name {}
  @available(iOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
  open class var didBecomeInactiveNotification: NSNotification.Name {}
}
public let AVAudioSessionInterruptionTypeKey: String = ""
@available(tvOS 17.0, *)
@objc public protocol AVAudioRecorderDelegate: NSObjectProtocol, Sendable {
  @objc optional func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool)
}
@available(tvOS 17.0, *)
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public init(url: URL, settings: [String: Any]) throws {}
  @discardableResult open func record() -> Bool {}
  open func stop() {}
}
open class AVSpeechUtterance: NSObject {
  public init(string: String) {}
}
@objc public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol, Sendable {
  @objc optional func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  @objc optional func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
@objc public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechSynthesizer: NSObject {
  public override init() {}
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {}
  open func speak(_ utterance: AVSpeechUtterance) {}
}
