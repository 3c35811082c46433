@_exported import PlatformViews
#if canImport(ARKit)
  @_exported import ARKit
#endif

@available(tvOS 26.0, *)
@MainActor @preconcurrency open class Entity {
  public required init() {}
  @MainActor public var scene: Scene? {}
  @MainActor public var position: SIMD3<Float> {
    get {}
    set {}
  }
  @MainActor public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {}
}
@available(tvOS 26.0, *)
@MainActor public protocol HasAnchoring: Entity {}
@available(tvOS 26.0, *)
@MainActor @preconcurrency public class AnchorEntity: Entity, HasAnchoring {
  public required init() {}
  public convenience init(world position: SIMD3<Float>) {}
}
@available(tvOS 26.0, *)
@MainActor @preconcurrency public class MeshResource {
  public static func generateSphere(radius: Float) -> MeshResource {}
}
@available(tvOS 26.0, *)
@MainActor @preconcurrency public class ModelEntity: Entity {
  public required init() {}
  public convenience init(mesh: MeshResource) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
@MainActor public class Scene {
  @available(tvOS 26.0, *)
  public struct AnchorCollection {
    public mutating func removeAll() {}
    public mutating func append(_ anchor: any HasAnchoring) {}
  }
  @available(tvOS 26.0, *)
  @available(visionOS, unavailable)
  public func addAnchor(_ anchor: any HasAnchoring) {}
  @available(tvOS 26.0, *)
  @available(visionOS, unavailable)
  public func removeAnchor(_ anchor: any HasAnchoring) {}
  @available(tvOS 26.0, *)
  @available(visionOS, unavailable)
  public var anchors: AnchorCollection {
    get {}
    set {}
  }
}
@available(tvOS 26.0, *)
@available(visionOS, unavailable)
@MainActor open class ARView: PlatformView {
  public struct DebugOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var showStatistics: Self {}
  }
  public var debugOptions: DebugOptions {
    get {}
    set {}
  }
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var scene: Scene {}
  #if canImport(ARKit)
    @available(macCatalyst 14.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public var session: ARSession {
      get {}
      set {}
    }
    @available(macCatalyst 14.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public var automaticallyConfigureSession: Bool {
      get {}
      set {}
    }
  #endif
}
