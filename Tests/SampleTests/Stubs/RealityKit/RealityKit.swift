@_exported import PlatformViews
#if canImport(ARKit)
  @_exported import ARKit
#endif

@MainActor @preconcurrency open class Entity {
  public required init() {}
  @MainActor public var scene: Scene? {}
  @MainActor public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {}
}
@MainActor public protocol HasAnchoring: Entity {}
@MainActor @preconcurrency public class AnchorEntity: Entity, HasAnchoring {
  public required init() {}
  public convenience init(world position: SIMD3<Float>) {}
}
@MainActor @preconcurrency public class MeshResource {
  public static func generateSphere(radius: Float) -> MeshResource {}
}
@MainActor @preconcurrency public class ModelEntity: Entity {
  public required init() {}
  public convenience init(mesh: MeshResource) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@MainActor public class Scene {
  public struct AnchorCollection {
    public mutating func removeAll() {}
    public mutating func append(_ anchor: any HasAnchoring) {}
  }
  @available(visionOS, unavailable)
  public func addAnchor(_ anchor: any HasAnchoring) {}
  @available(visionOS, unavailable)
  public func removeAnchor(_ anchor: any HasAnchoring) {}
  @available(visionOS, unavailable)
  public var anchors: AnchorCollection {
    get {}
    set {}
  }
}
@available(tvOS 26.0, *)
@available(visionOS, unavailable)
@MainActor open class ARView: PlatformView {
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var scene: Scene {}
  #if canImport(ARKit)
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
