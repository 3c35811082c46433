@_exported import PlatformViews

open class SCNScene: NSObject {
  public override init() {}
  open var isPaused: Bool {
    get {}
    set {}
  }
}
#if WATCHOS
  @MainActor open class WKInterfaceSCNScene: WKInterfaceObject {
    public override init() {}
    open var scene: SCNScene? {
      get {}
      set {}
    }
    open var autoenablesDefaultLighting: Bool {
      get {}
      set {}
    }
  }
#else
  @MainActor open class SCNView: PlatformView {
    open var scene: SCNScene? {
      get {}
      set {}
    }
    open var isPlaying: Bool {
      get {}
      set {}
    }
    open var allowsCameraControl: Bool {
      get {}
      set {}
    }
    open var autoenablesDefaultLighting: Bool {
      get {}
      set {}
    }
  }
#endif
