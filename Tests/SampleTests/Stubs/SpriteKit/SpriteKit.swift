@_exported import PlatformViews

@MainActor open class SKScene: PlatformResponder {
  public init(size: CGSize) {}
}
@MainActor open class SKView: PlatformView {
  open var scene: SKScene? {}
  open var isPaused: Bool {
    get {}
    set {}
  }
  open var ignoresSiblingOrder: Bool {
    get {}
    set {}
  }
  open var showsFPS: Bool {
    get {}
    set {}
  }
  open func presentScene(_ scene: SKScene?) {}
}
#if IOS
  public typealias PlatformResponder = UIResponder
#else
  public typealias PlatformResponder = NSResponder
#endif
