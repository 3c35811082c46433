@_exported import CoreGraphics
@_exported import Foundation
@_exported import Metal

public typealias CFTimeInterval = Double
@available(watchOS, unavailable)
public func CACurrentMediaTime() -> CFTimeInterval {}

@available(watchOS, unavailable)
public struct CATransform3D: Sendable {}
@available(watchOS, unavailable)
public let CATransform3DIdentity: CATransform3D = CATransform3D()
@available(watchOS, unavailable)
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{}

@available(watchOS, unavailable)
public struct CALayerContentsGravity: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(rawValue: String) {}
  public static var resizeAspect: Self {}
  public static var resizeAspectFill: Self {}
  public static var resize: Self {}
  public static var center: Self {}
}
@available(watchOS, unavailable)
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var layerMinXMinYCorner: Self {}
  public static var layerMaxXMinYCorner: Self {}
}
public struct CAAutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) {}
  public static var layerWidthSizable: Self {}
  public static var layerHeightSizable: Self {}
}
@available(watchOS, unavailable)
public struct CALayerCornerCurve: Hashable, Sendable {
  public static var continuous: Self {}
  public static var circular: Self {}
}

@available(watchOS, unavailable)
@objc public protocol CALayerDelegate: NSObjectProtocol {
  @objc optional func display(_ layer: CALayer)
  @objc optional func layoutSublayers(of layer: CALayer)
}
@available(watchOS, unavailable)
@objc public protocol CAAction {}

@available(watchOS, unavailable)
open class CALayer: NSObject {
  public override init() {}
  public init(layer: Any) {}
  public init?(coder: NSCoder) {}
  open class func defaultValue(forKey key: String) -> Any? {}
  open class func needsDisplay(forKey key: String) -> Bool {}
  open var bounds: CGRect {
    get {}
    set {}
  }
  open var frame: CGRect {
    get {}
    set {}
  }
  open var position: CGPoint {
    get {}
    set {}
  }
  open var anchorPoint: CGPoint {
    get {}
    set {}
  }
  open var transform: CATransform3D {
    get {}
    set {}
  }
  open var zPosition: CGFloat {
    get {}
    set {}
  }
  open var isHidden: Bool {
    get {}
    set {}
  }
  open var opacity: Float {
    get {}
    set {}
  }
  open var contents: Any? {
    get {}
    set {}
  }
  open var contentsScale: CGFloat {
    get {}
    set {}
  }
  open var contentsGravity: CALayerContentsGravity {
    get {}
    set {}
  }
  open var backgroundColor: CGColor? {
    get {}
    set {}
  }
  open var cornerRadius: CGFloat {
    get {}
    set {}
  }
  open var cornerCurve: CALayerCornerCurve {
    get {}
    set {}
  }
  open var maskedCorners: CACornerMask {
    get {}
    set {}
  }
  open var borderWidth: CGFloat {
    get {}
    set {}
  }
  open var borderColor: CGColor? {
    get {}
    set {}
  }
  open var shadowColor: CGColor? {
    get {}
    set {}
  }
  open var shadowOpacity: Float {
    get {}
    set {}
  }
  open var shadowRadius: CGFloat {
    get {}
    set {}
  }
  open var shadowOffset: CGSize {
    get {}
    set {}
  }
  open var masksToBounds: Bool {
    get {}
    set {}
  }
  open var mask: CALayer? {
    get {}
    set {}
  }
  open var name: String? {
    get {}
    set {}
  }
  open var sublayers: [CALayer]? {
    get {}
    set {}
  }
  open var superlayer: CALayer? {}
  open var isOpaque: Bool {
    get {}
    set {}
  }
  open var isGeometryFlipped: Bool {
    get {}
    set {}
  }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  open var autoresizingMask: CAAutoresizingMask {
    get {}
    set {}
  }
  open var needsDisplayOnBoundsChange: Bool {
    get {}
    set {}
  }
  open var speed: Float {
    get {}
    set {}
  }
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]? {
    get {}
    set {}
  }
  open func addSublayer(_ layer: CALayer) {}
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  open func removeFromSuperlayer() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open func display() {}
  open func presentation() -> Self? {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func animation(forKey key: String) -> CAAnimation? {}
  open func contains(_ point: CGPoint) -> Bool {}
}
@available(watchOS, unavailable)
public struct CAShapeLayerFillRule: Hashable, Sendable {
  public static var evenOdd: Self {}
}
@available(watchOS, unavailable)
public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static var round: Self {}
  public static var butt: Self {}
  public static var square: Self {}
}
@available(watchOS, unavailable)
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public static var round: Self {}
}
@available(watchOS, unavailable)
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    get {}
    set {}
  }
  open var fillColor: CGColor? {
    get {}
    set {}
  }
  open var strokeColor: CGColor? {
    get {}
    set {}
  }
  open var lineWidth: CGFloat {
    get {}
    set {}
  }
  open var strokeStart: CGFloat {
    get {}
    set {}
  }
  open var strokeEnd: CGFloat {
    get {}
    set {}
  }
  open var lineCap: CAShapeLayerLineCap {
    get {}
    set {}
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get {}
    set {}
  }
  open var fillRule: CAShapeLayerFillRule {
    get {}
    set {}
  }
  open var lineDashPattern: [NSNumber]? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
public struct CAGradientLayerType: Hashable, Sendable {
  public static var axial: Self {}
  public static var radial: Self {}
  public static var conic: Self {}
}
@available(watchOS, unavailable)
open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int {
    get {}
    set {}
  }
  open var instanceTransform: CATransform3D {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    get {}
    set {}
  }
  open var locations: [NSNumber]? {
    get {}
    set {}
  }
  open var startPoint: CGPoint {
    get {}
    set {}
  }
  open var endPoint: CGPoint {
    get {}
    set {}
  }
  open var type: CAGradientLayerType {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval {}
  open var levelsOfDetail: Int {
    get {}
    set {}
  }
  open var levelsOfDetailBias: Int {
    get {}
    set {}
  }
  open var tileSize: CGSize {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CATextLayer: CALayer {
  open var isWrapped: Bool {
    get {}
    set {}
  }
  open var string: Any? {
    get {}
    set {}
  }
  open var fontSize: CGFloat {
    get {}
    set {}
  }
  open var foregroundColor: CGColor? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  public static var point: Self {}
  public static var line: Self {}
  public static var circle: Self {}
  public static var rectangle: Self {}
}
@available(watchOS, unavailable)
open class CAEmitterCell: NSObject {
  open var contents: Any? {
    get {}
    set {}
  }
  open var name: String? {
    get {}
    set {}
  }
  open var birthRate: Float {
    get {}
    set {}
  }
  open var lifetime: Float {
    get {}
    set {}
  }
  open var lifetimeRange: Float {
    get {}
    set {}
  }
  open var velocity: CGFloat {
    get {}
    set {}
  }
  open var velocityRange: CGFloat {
    get {}
    set {}
  }
  open var xAcceleration: CGFloat {
    get {}
    set {}
  }
  open var yAcceleration: CGFloat {
    get {}
    set {}
  }
  open var emissionRange: CGFloat {
    get {}
    set {}
  }
  open var emissionLongitude: CGFloat {
    get {}
    set {}
  }
  open var scale: CGFloat {
    get {}
    set {}
  }
  open var scaleRange: CGFloat {
    get {}
    set {}
  }
  open var scaleSpeed: CGFloat {
    get {}
    set {}
  }
  open var spin: CGFloat {
    get {}
    set {}
  }
  open var spinRange: CGFloat {
    get {}
    set {}
  }
  open var alphaSpeed: Float {
    get {}
    set {}
  }
  open var color: CGColor? {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? {
    get {}
    set {}
  }
  open var birthRate: Float {
    get {}
    set {}
  }
  open var emitterPosition: CGPoint {
    get {}
    set {}
  }
  open var emitterSize: CGSize {
    get {}
    set {}
  }
  open var emitterShape: CAEmitterLayerEmitterShape {
    get {}
    set {}
  }
}
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}
@available(watchOS, unavailable)
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)? {
    get {}
    set {}
  }
  open var pixelFormat: MTLPixelFormat {
    get {}
    set {}
  }
  open var framebufferOnly: Bool {
    get {}
    set {}
  }
  open var drawableSize: CGSize {
    get {}
    set {}
  }
  open func nextDrawable() -> (any CAMetalDrawable)? {}
}
