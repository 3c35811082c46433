@_exported import PlatformViews
import SwiftUI

#if IOS
  @available(iOS 14.0, *)
  @available(tvOS, unavailable)
  @objc public protocol SKOverlayDelegate: NSObjectProtocol {
    @objc optional func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    @objc optional func storeOverlayDidFinishPresentation(
      _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    @objc optional func storeOverlayDidFinishDismissal(
      _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  }
  @available(iOS 14.0, *)
  @available(tvOS, unavailable)
  open class SKOverlay: NSObject {
    @objc public enum Position: Int, Sendable { case bottom, bottomRaised }
    open class Configuration: NSObject {}
    open class AppConfiguration: Configuration {
      public init(appIdentifier: String, position: Position) {}
    }
    open class TransitionContext: NSObject {}
    public init(configuration: Configuration) {}
    open weak var delegate: (any SKOverlayDelegate)?
    @available(tvOS 14.0, *)
    @MainActor open func present(in scene: UIWindowScene) {}
    @MainActor open class func dismiss(in scene: UIWindowScene) {}
  }
  public struct SKCloudServiceSetupOptionsKey: Hashable, Sendable {
    public static let action: Self = Self()
  }
  public struct SKCloudServiceSetupAction: Hashable, Sendable {
    @available(visionOS, unavailable)
    public static let subscribe: Self = Self()
  }
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @objc public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @objc optional func cloudServiceSetupViewControllerDidDismiss(
      _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
  }
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor open class SKCloudServiceSetupViewController: UIViewController {
    open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?
    open func load(
      options: [SKCloudServiceSetupOptionsKey: Any] = [:],
      completionHandler: ((Bool, (any Error)?) -> Void)?
    ) {}
  }
#endif
@available(macOS 11.0, *)
@available(visionOS, unavailable)
public var SKStoreProductParameterITunesItemIdentifier: String {
  get {}
  set {}
}
@available(macOS 11.0, *)
@available(visionOS, unavailable)
@objc public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  @available(macOS 11.0, *)
  @available(tvOS, unavailable)
  @objc optional func productViewControllerDidFinish(
    _ viewController: SKStoreProductViewController)
}
@available(macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class SKStoreProductViewController: PlatformViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// Part of the SwiftUI overlay.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public struct RequestReviewAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var requestReview: RequestReviewAction {}
}
