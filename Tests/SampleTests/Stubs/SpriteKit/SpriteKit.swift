@_exported import PlatformViews
import SwiftUI

@MainActor open class SKNode: PlatformResponder {}
@MainActor open class SKLabelNode: SKNode {
  public convenience init(text: String?) {}
  public var text: String?
}
@MainActor open class SKScene: SKNode {
  public init(size: CGSize) {}
  #if !WATCHOS
    open var view: SKView? {}
  #endif
}
#if !WATCHOS
  @available(watchOS, unavailable)
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
#endif
#if IOS
  public typealias PlatformResponder = UIResponder
#elseif WATCHOS
  public typealias PlatformResponder = NSObject
#else
  public typealias PlatformResponder = NSResponder
#endif
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SpriteView: View {
  nonisolated public init(scene: SKScene) {}
  public var body: Never {}
}
