@_exported import Foundation

@objc public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String {}
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription {}
  open var isFinal: Bool {}
}
open class SFSpeechRecognitionRequest: NSObject {}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public init(url: URL) {}
}
open class SFSpeechRecognitionTask: NSObject {
  open func cancel() {}
}
@available(tvOS 18.0, *)
open class SFSpeechRecognizer: NSObject {
  public init?(locale: Locale = .current) {}
  open var isAvailable: Bool {}
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {}
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {}
}
