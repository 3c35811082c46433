@_exported import PlatformViews

#if !WATCHOS
  public typealias ASPresentationAnchor = PlatformWindow
#endif
open class ASAuthorizationRequest: NSObject {}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ASAuthorizationRequest: @unchecked Sendable {}
@objc public protocol ASAuthorizationCredential: NSObjectProtocol {}
open class ASAuthorization: NSObject {
  open var credential: any ASAuthorizationCredential {}
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ASAuthorization: @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, *)
@available(watchOS, unavailable)
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential
{
  open var credentialID: Data {}
}
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ASAuthorizationPlatformPublicKeyCredentialAssertion: @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, *)
@available(watchOS, unavailable)
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, *)
@available(watchOS, unavailable)
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public init(relyingPartyIdentifier: String) {}
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {}
}
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ASAuthorizationPlatformPublicKeyCredentialProvider: @unchecked Sendable {}
@MainActor @objc public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  @objc optional func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  @objc optional func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
#if !WATCHOS
  @MainActor @objc
  public protocol ASAuthorizationControllerPresentationContextProviding:
    NSObjectProtocol
  {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  }
#endif
open class ASAuthorizationController: NSObject {
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  #if !WATCHOS
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  #endif
  open func performRequests() {}
  @available(iOS 16.0, macOS 13.0, tvOS 18.0, *)
  @available(watchOS, unavailable)
  open func cancel() {}
}
#if !WATCHOS
  @available(tvOS, unavailable)
  @MainActor @objc
  public protocol ASWebAuthenticationPresentationContextProviding:
    NSObjectProtocol
  {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  }
#endif
@available(tvOS 16.0, watchOS 6.2, *)
public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
  }
  public var code: Code {}
}
public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case canceled = 1001
  }
  public var code: Code {}
}
@available(tvOS 16.0, watchOS 6.2, *)
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}
  @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
  public init(
    url: URL, callback: ASWebAuthenticationSession.Callback,
    completionHandler: @escaping CompletionHandler
  ) {}
  @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, visionOS 1.1, *)
  open class Callback: NSObject, @unchecked Sendable {
    open class func customScheme(_ customScheme: String) -> ASWebAuthenticationSession.Callback {}
  }
  #if !WATCHOS
    @available(tvOS, unavailable)
    open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? {
      get {}
      set {}
    }
  #endif
  @available(tvOS, unavailable)
  open var prefersEphemeralWebBrowserSession: Bool {
    get {}
    set {}
  }
  @discardableResult open func start() -> Bool {}
  @available(tvOS, unavailable)
  open func cancel() {}
}
#if !WATCHOS
  @available(watchOS, unavailable)
  @MainActor open class ASAuthorizationAppleIDButton: PlatformControl {
    @objc public enum ButtonType: Int, Sendable {
      case signIn, `continue`, signUp
      public static var `default`: ButtonType {}
    }
    @objc public enum Style: Int, Sendable { case white, whiteOutline, black }
    public init(
      authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
    ) {}
    public required init?(coder: NSCoder) {}
    @available(tvOS, unavailable)
    open var cornerRadius: CGFloat {
      get {}
      set {}
    }
  }
#endif
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {}
open class ASAuthorizationAppleIDProvider: NSObject {
  open func createRequest() -> ASAuthorizationAppleIDRequest {}
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ASAuthorizationAppleIDProvider: @unchecked Sendable {}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String {}
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ASAuthorizationAppleIDCredential: @unchecked Sendable {}
