@_exported import PlatformViews

@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
open class GKAccessPoint: NSObject {
  @objc public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  open class var shared: GKAccessPoint {}
  open var isActive: Bool {
    get {}
    set {}
  }
  open var location: Location {
    get {}
    set {}
  }
  open var showHighlights: Bool {
    get {}
    set {}
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  open func trigger(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)?
  ) {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
extension GKAccessPoint: @unchecked Sendable {}
open class GKLeaderboard: NSObject {
  @objc public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  @objc public enum TimeScope: Int, Sendable { case today, week, allTime }
}
public struct GKError: Error {
  public enum Code: Int, Sendable { case unknown = 1, invalidParameter = 17 }
  public init(_ code: Code) {}
}
open class GKMatchRequest: NSObject {
  open var minPlayers: Int {
    get {}
    set {}
  }
  open var maxPlayers: Int {
    get {}
    set {}
  }
}
open class GKMatch: NSObject {}
open class GKTurnBasedMatch: NSObject {}
open class GKPlayer: NSObject {}
@objc public protocol GKTurnBasedEventListener: NSObjectProtocol {
  @objc optional func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
}
@objc public protocol GKLocalPlayerListener: GKTurnBasedEventListener {}
open class GKLocalPlayer: GKPlayer {
  open class var local: GKLocalPlayer {}
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
}
@objc public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
@MainActor open class GKGameCenterViewController: PlatformViewController {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {}
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
}
#if MACOS
  @objc public protocol GKViewController {}
  @MainActor open class GKDialogController: NSResponder {
    open class func shared() -> GKDialogController {}
    open weak var parentWindow: NSWindow?
    open func present(_ viewController: any NSViewController & GKViewController) -> Bool {}
    @objc open func dismiss(_ sender: Any) {}
  }
  extension GKGameCenterViewController: GKViewController {}
  extension GKMatchmakerViewController: GKViewController {}
  extension GKTurnBasedMatchmakerViewController: GKViewController {}
#endif
@objc public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  @objc optional func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
@MainActor open class GKMatchmakerViewController: PlatformViewController {
  public init?(matchRequest: GKMatchRequest) {}
  public required init?(coder: NSCoder) {}
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
}
@objc public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
@MainActor open class GKTurnBasedMatchmakerViewController: PlatformViewController {
  public init(matchRequest request: GKMatchRequest) {}
  public required init?(coder: NSCoder) {}
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
}
