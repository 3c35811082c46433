@_exported import CoreGraphics
@_exported import Foundation

public enum MTLPixelFormat: UInt, Sendable {
  case invalid, bgra8Unorm, bgra8Unorm_srgb, rgba16Float, depth32Float
}
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
}
public func MTLClearColorMake(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> MTLClearColor {}
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }

public protocol MTLDrawable: NSObjectProtocol {
  func present()
}
public protocol MTLTexture: NSObjectProtocol {
  var width: Int { get }
  var height: Int { get }
}
public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: NSObjectProtocol {
  func makeRenderCommandEncoder(
    descriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func commit()
}
public protocol MTLRenderCommandEncoder: NSObjectProtocol {
  func endEncoding()
}
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)? {
    get {}
    set {}
  }
  open var clearColor: MTLClearColor {
    get {}
    set {}
  }
  open var loadAction: MTLLoadAction {
    get {}
    set {}
  }
  open var storeAction: MTLStoreAction {
    get {}
    set {}
  }
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {}
    set {}
  }
}
open class MTLRenderPassDescriptor: NSObject {
  open var colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! {}
}
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {}
