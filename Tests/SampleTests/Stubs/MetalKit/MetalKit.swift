@_exported import Metal
@_exported import PlatformViews
@_exported import QuartzCore

@objc public protocol MTKViewDelegate: NSObjectProtocol {
  @MainActor func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  @MainActor func draw(in view: MTKView)
}
@MainActor open class MTKView: PlatformView {
  public init(frame: CGRect, device: (any MTLDevice)?) {}
  public required init(coder: NSCoder) {}
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)? {
    get {}
    set {}
  }
  open var clearColor: MTLClearColor {
    get {}
    set {}
  }
  open var isPaused: Bool {
    get {}
    set {}
  }
  open var enableSetNeedsDisplay: Bool {
    get {}
    set {}
  }
  open var preferredFramesPerSecond: Int {
    get {}
    set {}
  }
  open var colorPixelFormat: MTLPixelFormat {
    get {}
    set {}
  }
  open var currentDrawable: (any CAMetalDrawable)? {}
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? {}
  open var drawableSize: CGSize {
    get {}
    set {}
  }
  open func draw() {}
}
