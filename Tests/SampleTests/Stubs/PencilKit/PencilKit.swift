@_exported import PlatformViews

public struct PKDrawing: Equatable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public func dataRepresentation() -> Data {}
  public var bounds: CGRect {}
}
#if IOS
  @objc public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }
  @MainActor @objc public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    @objc optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    @objc optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
  }
  @MainActor @objc public protocol PKToolPickerObserver: NSObjectProtocol {
    @objc optional func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    @objc optional func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  }
  @available(macCatalyst 13.1, *)
  @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    open weak var delegate: (any PKCanvasViewDelegate)?
    open var drawing: PKDrawing {
      get {}
      set {}
    }
    @available(iOS 14.0, *)
    open var drawingPolicy: PKCanvasViewDrawingPolicy {
      get {}
      set {}
    }
    open var tool: any PKTool {
      get {}
      set {}
    }
    open var isRulerActive: Bool {
      get {}
      set {}
    }
  }
  public protocol PKTool {}
  @available(macCatalyst 13.1, *)
  open class PKToolPicker: NSObject {
    @available(iOS 14.0, *)
    public override init() {}
    open var isVisible: Bool {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  }
#endif
