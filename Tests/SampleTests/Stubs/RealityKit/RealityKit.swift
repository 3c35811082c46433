@_exported import PlatformViews
#if IOS
  @_exported import ARKit
#endif

@MainActor @preconcurrency open class Entity {
  public required init() {}
  @MainActor public var scene: Scene? {}
}
@MainActor public protocol HasAnchoring: Entity {}
@MainActor @preconcurrency public class AnchorEntity: Entity, HasAnchoring {}
@MainActor public class Scene {
  public struct AnchorCollection {
    public mutating func removeAll() {}
    public mutating func append(_ anchor: any HasAnchoring) {}
  }
  public func addAnchor(_ anchor: any HasAnchoring) {}
  public func removeAnchor(_ anchor: any HasAnchoring) {}
  public var anchors: AnchorCollection {
    get {}
    set {}
  }
}
@MainActor open class ARView: PlatformView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var scene: Scene {}
  #if IOS
    public var session: ARSession {
      get {}
      set {}
    }
    public var automaticallyConfigureSession: Bool {
      get {}
      set {}
    }
  #endif
}
