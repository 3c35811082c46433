@_exported import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Tip {
  public var id: String {}
  public var shouldDisplayUpdates: AsyncStream<Bool> {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum Tips {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
  }
}
#if IOS
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @MainActor public class TipUIPopoverViewController: UIViewController {
    public init(
      _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @MainActor public class TipUIView: UIView {
    public init(
      _ tip: any Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
#elseif MACOS
  @available(macOS 14.0, *)
  @MainActor public class TipNSView: NSView {
    public init(
      _ tip: any Tip, arrowEdge: Edge? = nil,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
#endif
