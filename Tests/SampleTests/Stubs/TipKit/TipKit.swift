@_exported import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Tip: Identifiable, Sendable {
  var id: String { get }
  var title: Text { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Tip {
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum Tips {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Action: Identifiable {
    public let id: String
    public let index: Int?
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public enum Status: Hashable, Sendable { case pending, available }
}
#if IOS
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @MainActor public class TipUIPopoverViewController: UIViewController {
    @available(iOS 18.0, visionOS 2.0, *)
    public init(
      _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
      actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    @available(iOS 17.0, *)
    @_disfavoredOverload public init(
      _ tip: some Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
      actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @MainActor public class TipUIView: UIView {
    @available(iOS 18.0, visionOS 2.0, *)
    public init(
      _ tip: any Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    @available(iOS 17.0, *)
    @_disfavoredOverload public init(
      _ tip: some Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
#elseif MACOS
  @available(macOS 14.0, *)
  @MainActor public class TipNSView: NSView {
    @available(macOS 15.0, *)
    public init(
      _ tip: any Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    @available(macOS 14.0, *)
    @_disfavoredOverload public init(
      _ tip: some Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
#endif
