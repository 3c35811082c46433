@_exported import Foundation

@available(tvOS 18.0, *)
@objc public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
@available(tvOS 18.0, *)
open class SFTranscription: NSObject {
  open var formattedString: String {}
}
@available(tvOS 18.0, *)
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription {}
  open var isFinal: Bool {}
}
@available(tvOS 18.0, *)
open class SFSpeechRecognitionRequest: NSObject {}
@available(tvOS 18.0, *)
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public init(url: URL) {}
}
@available(tvOS 18.0, *)
open class SFSpeechRecognitionTask: NSObject {
  open func cancel() {}
}
@available(tvOS 18.0, *)
open class SFSpeechRecognizer: NSObject {
  public init?(locale: Locale = .current) {}
  open var isAvailable: Bool {}
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {}
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {}
}
