@_exported import PlatformViews

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public protocol GroupActivity {}
/// A placeholder for the activity of the app that uses the sample.
public struct MovieActivity: GroupActivity, Sendable {
  public init() {}
}
@available(iOS 15.4, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public enum GroupActivitySharingResult { case success, cancelled }
@available(iOS 15.4, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@MainActor open class GroupActivitySharingController: PlatformViewController {
  public init<A: GroupActivity>(preparationHandler: @escaping () async throws -> A) {}
  public var result: GroupActivitySharingResult { get async {} }
  public required init?(coder: NSCoder) {}
}
