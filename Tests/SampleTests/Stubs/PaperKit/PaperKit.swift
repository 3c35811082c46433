@_exported import PencilKit
@_exported import PlatformViews

@available(iOS 26.0, macOS 26.0, *)
public struct FeatureSet: Sendable {
  public static var latest: FeatureSet {}
}
@available(iOS 26.0, macOS 26.0, *)
public struct PaperMarkup: Sendable {
  public init(bounds: CGRect) {}
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@MainActor open class PaperMarkupViewController: PlatformViewController {
  public protocol Delegate: AnyObject {
    func paperMarkupViewControllerDidChangeMarkup(_ controller: PaperMarkupViewController)
    func paperMarkupViewControllerDidChangeSelection(_ controller: PaperMarkupViewController)
    func paperMarkupViewControllerDidBeginDrawing(_ controller: PaperMarkupViewController)
    func paperMarkupViewControllerDidChangeContentVisibleFrame(
      _ controller: PaperMarkupViewController)
  }
  public init(markup: PaperMarkup? = nil, supportedFeatureSet: FeatureSet) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any Delegate)?
  open var markup: PaperMarkup? {
    get {}
    set {}
  }
  #if IOS
    open var pencilKitResponderState: PencilKitResponderState {}
  #endif
}
#if IOS
  @MainActor public final class PencilKitResponderState {
    public enum Visibility: Sendable { case inherited, visible, hidden }
    public var activeToolPicker: PKToolPicker? {
      get {}
      set {}
    }
    public var toolPickerVisibility: Visibility {
      get {}
      set {}
    }
  }
  extension PaperMarkupViewController: PKToolPickerObserver {}
#endif
