@_exported import Foundation

public typealias GLfloat = Float
public typealias GLbitfield = UInt32
public typealias GLenum = UInt32
public let GL_COLOR_BUFFER_BIT: Int32 = 0x4000
public func glClearColor(_ r: GLfloat, _ g: GLfloat, _ b: GLfloat, _ a: GLfloat) {}
public func glClear(_ mask: GLbitfield) {}
@objc public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }
open class EAGLContext: NSObject {
  public init?(api: EAGLRenderingAPI) {}
}
