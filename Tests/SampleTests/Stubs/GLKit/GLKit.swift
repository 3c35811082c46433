@_exported import OpenGLES
@_exported import UIKit

@objc public protocol GLKViewDelegate: NSObjectProtocol {
  func glkView(_ view: GLKView, drawIn rect: CGRect)
}
@MainActor open class GLKView: UIView {
  open weak var delegate: (any GLKViewDelegate)?
  open var context: EAGLContext {
    get {}
    set {}
  }
  open var enableSetNeedsDisplay: Bool {
    get {}
    set {}
  }
  open func deleteDrawable() {}
}
@objc public protocol GLKViewControllerDelegate: NSObjectProtocol {
  func glkViewControllerUpdate(_ controller: GLKViewController)
}
@MainActor open class GLKViewController: UIViewController {
  open weak var delegate: (any GLKViewControllerDelegate)?
  open var isPaused: Bool {
    get {}
    set {}
  }
  open var preferredFramesPerSecond: Int {
    get {}
    set {}
  }
  open var timeSinceLastUpdate: TimeInterval {}
}
