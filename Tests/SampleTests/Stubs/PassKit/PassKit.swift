@_exported import PlatformViews

@available(macOS 11.0, *)
@objc public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
@available(macOS 11.0, *)
@objc public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate }
@available(macOS 11.0, *)
@objc public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black
  @available(iOS 14.0, watchOS 7.0, *)
  case automatic
}
@available(macOS 11.0, *)
open class PKPaymentToken: NSObject {
  open var paymentData: Data {}
}
@available(macOS 11.0, *)
open class PKPayment: NSObject {
  open var token: PKPaymentToken {}
}
@available(macOS 11.0, *)
open class PKPaymentRequest: NSObject {
  public override init() {}
}
@available(macOS 11.0, *)
open class PKPaymentAuthorizationResult: NSObject {
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {}
}
@objc public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  @MainActor func paymentAuthorizationControllerDidFinish(
    _ controller: PKPaymentAuthorizationController)
  @available(macOS 11.0, *)
  @MainActor @objc optional func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  @MainActor @objc optional func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  #if MACOS
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> NSWindow?
  #elseif IOS
    @available(iOS 14.0, *)
    @objc optional func presentationWindow(
      for controller: PKPaymentAuthorizationController
    ) -> UIWindow?
  #endif
}
@available(macOS 11.0, *)
@available(tvOS, unavailable)
open class PKPaymentAuthorizationController: NSObject {
  open class func canMakePayments() -> Bool {}
  public init(paymentRequest: PKPaymentRequest) {}
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {}
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {}
}
#if !WATCHOS
  @objc public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(
      _ controller: PKPaymentAuthorizationViewController)
    @available(macOS 11.0, *)
    @objc optional func paymentAuthorizationViewController(
      _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
      handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  }
  @available(macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class PKPaymentAuthorizationViewController: PlatformViewController {
    public init?(paymentRequest: PKPaymentRequest) {}
    public required init?(coder: NSCoder) {}
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  }
#endif
#if IOS
  @available(macOS 11.0, *)
  @available(tvOS, unavailable)
  @MainActor open class PKPaymentButton: UIButton {
    public init(
      paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
    ) {}
    public required init?(coder: NSCoder) {}
    open var cornerRadius: CGFloat {
      get {}
      set {}
    }
  }
  open class PKPass: NSObject {
    public init(data: Data) throws {}
  }
  @objc public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @MainActor open class PKIdentityButton: UIControl {
    @available(tvOS, unavailable)
    public enum Label: Int, Sendable { case verifyIdentity, verify, verifyAge }
    @available(tvOS, unavailable)
    public enum Style: Int, Sendable { case black, blackOutline }
    public init(label: Label, style: Style) {}
    public required init?(coder: NSCoder) {}
  }
  @available(tvOS, unavailable)
  @MainActor open class PKAddPassButton: UIButton {
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {}
    public required init?(coder: NSCoder) {}
    open var addPassButtonStyle: PKAddPassButtonStyle {
      get {}
      set {}
    }
  }
  @objc public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    @objc optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
  }
  @available(tvOS, unavailable)
  @MainActor open class PKAddPassesViewController: UIViewController {
    public init?(pass: PKPass) {}
    public required init?(coder: NSCoder) {}
    open class func canAddPasses() -> Bool {}
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  }
#elseif MACOS
  @available(macOS 11.0, *)
  @MainActor open class PKPaymentButton: NSButton {
    public init(
      paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
    ) {}
    public required init?(coder: NSCoder) {}
    open var cornerRadius: CGFloat {
      get {}
      set {}
    }
  }
#endif
