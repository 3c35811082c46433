@_exported import PlatformViews

public typealias ASPresentationAnchor = PlatformWindow
open class ASAuthorizationRequest: NSObject {}
@objc public protocol ASAuthorizationCredential: NSObjectProtocol {}
open class ASAuthorization: NSObject {
  open var credential: any ASAuthorizationCredential {}
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential
{
  open var credentialID: Data {}
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public init(relyingPartyIdentifier: String) {}
  open func createCredentialAssertionRequest(
    challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {}
}
@MainActor @objc public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  @objc optional func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  @objc optional func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
@MainActor @objc public protocol ASAuthorizationControllerPresentationContextProviding:
  NSObjectProtocol
{
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@MainActor open class ASAuthorizationController: NSObject {
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  open func performRequests() {}
  open func cancel() {}
}
@MainActor @objc public protocol ASWebAuthenticationPresentationContextProviding:
  NSObjectProtocol
{
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  open weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession: Bool { get {} set {} }
  @discardableResult open func start() -> Bool {}
  open func cancel() {}
}
@MainActor open class ASAuthorizationAppleIDButton: PlatformControl {
  @objc public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType {}
  }
  @objc public enum Style: Int, Sendable { case white, whiteOutline, black }
  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {}
  public required init?(coder: NSCoder) {}
  open var cornerRadius: CGFloat { get {} set {} }
}
