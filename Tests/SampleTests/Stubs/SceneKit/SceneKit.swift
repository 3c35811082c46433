@_exported import PlatformViews
import SwiftUI

open class SCNScene: NSObject {
  public override init() {}
  open var isPaused: Bool {
    get {}
    set {}
  }
}
@objc public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
open class SCNCameraController: NSObject {
  open var interactionMode: SCNInteractionMode {
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
  @available(watchOS, unavailable)
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
    open var defaultCameraController: SCNCameraController {}
    open var autoenablesDefaultLighting: Bool {
      get {}
      set {}
    }
  }
#endif
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SceneView: View {
  nonisolated public init(scene: SCNScene? = nil) {}
  public var body: Never {}
}
