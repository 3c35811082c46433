public final class CGColorSpace: @unchecked Sendable {
  public init?(name: String) {}
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {}

public final class CGColor: Hashable, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(gray: CGFloat, alpha: CGFloat) {}
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {}
  public var alpha: CGFloat {}
  public var components: [CGFloat]? {}
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}

public final class CGImage: @unchecked Sendable {
  public var width: Int {}
  public var height: Int {}
  public func cropping(to rect: CGRect) -> CGImage? {}
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

public class CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
  public var boundingBox: CGRect {}
  public var boundingBoxOfPath: CGRect {}
  public var isEmpty: Bool {}
  public func contains(_ point: CGPoint) -> Bool {}
}

public final class CGMutablePath: CGPath {
  public init() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func closeSubpath() {}
}

public class CGContext {
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public var boundingBoxOfClipPath: CGRect {}
  public var ctm: CGAffineTransform {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addRect(_ rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip(to rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func beginPDFPage(_ info: AnyObject?) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
}
