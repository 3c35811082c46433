@_exported import SwiftUI

public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
}
public enum Tips {
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
  }
}
#if IOS
  @available(iOS 17.0, visionOS 1.0, *)
  @MainActor public class TipUIPopoverViewController: UIViewController {
    public init(
      _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
      actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public required init?(coder: NSCoder) {}
  }
  @available(iOS 17.0, *)
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
