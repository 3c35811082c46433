@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers

public struct UIEdgeInsets: Equatable, Sendable, ImportedStructure {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
  public static var zero: UIEdgeInsets {}
}
public struct NSDirectionalEdgeInsets: Equatable, Sendable, ImportedStructure {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public static var zero: NSDirectionalEdgeInsets {}
}
public struct UIOffset: Equatable, Sendable, ImportedStructure {
  public init(horizontal: CGFloat, vertical: CGFloat) {}
}
public struct UIRectEdge: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var top: Self {}
  public static var left: Self {}
  public static var bottom: Self {}
  public static var right: Self {}
  public static var all: Self {}
}
public struct NSDirectionalRectEdge: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var top: Self {}
  public static var leading: Self {}
  public static var bottom: Self {}
  public static var trailing: Self {}
  public static var all: Self {}
}

open class UIColor: NSObject, NSSecureCoding, NSCopying, NSItemProviderWriting,
  @unchecked Sendable
{
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(cgColor: CGColor) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public convenience init?(named name: String) {}
  open var cgColor: CGColor {}
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {}
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  open class var black: UIColor {}
  open class var white: UIColor {}
  open class var clear: UIColor {}
  open class var red: UIColor {}
  open class var green: UIColor {}
  open class var blue: UIColor {}
  open class var gray: UIColor {}
  open class var yellow: UIColor {}
  open class var purple: UIColor {}
  open class var brown: UIColor {}
  open class var cyan: UIColor {}
  open class var darkGray: UIColor {}
  open class var lightGray: UIColor {}
  open class var orange: UIColor {}
  open class var label: UIColor {}
  open class var secondaryLabel: UIColor {}
  open class var tertiaryLabel: UIColor {}
  open class var separator: UIColor {}
  @available(iOS 15.0, tvOS 15.0, *)
  open class var tintColor: UIColor {}
  @available(tvOS, unavailable)
  open class var systemBackground: UIColor {}
  @available(tvOS, unavailable)
  open class var secondarySystemBackground: UIColor {}
  @available(tvOS, unavailable)
  open class var systemGroupedBackground: UIColor {}
  @available(tvOS, unavailable)
  open class var systemFill: UIColor {}
  @available(tvOS, unavailable)
  open class var quaternarySystemFill: UIColor {}
  open class var systemRed: UIColor {}
  open class var systemGreen: UIColor {}
  open class var systemBlue: UIColor {}
  open class var systemOrange: UIColor {}
  open class var systemYellow: UIColor {}
  open class var systemPink: UIColor {}
  open class var systemPurple: UIColor {}
  open class var systemTeal: UIColor {}
  open class var systemIndigo: UIColor {}
  open class var systemGray: UIColor {}
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) {}
    public static var traitBold: Self {}
    public static var traitItalic: Self {}
  }
  public struct SystemDesign: Hashable, Sendable {
    public static var rounded: Self {}
  }
  public convenience init(name: String, size: CGFloat) {}
  open var postscriptName: String {}
  open var pointSize: CGFloat {}
  open var symbolicTraits: SymbolicTraits {}
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {}
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {}
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {}
}
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    @available(tvOS, unavailable)
    public static var largeTitle: Self {}
    public static var title1: Self {}
    public static var title2: Self {}
    public static var title3: Self {}
    public static var headline: Self {}
    public static var subheadline: Self {}
    public static var body: Self {}
    public static var callout: Self {}
    public static var footnote: Self {}
    public static var caption1: Self {}
    public static var caption2: Self {}
  }
  public struct Weight: Hashable, Sendable {
    public static var light: Self {}
    public static var regular: Self {}
    public static var medium: Self {}
    public static var semibold: Self {}
    public static var bold: Self {}
    public static var heavy: Self {}
  }
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
  public init?(name: String, size: CGFloat) {}
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {}
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {}
  open class func systemFont(ofSize size: CGFloat) -> UIFont {}
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {}
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {}
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {}
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {}
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {}
  @available(tvOS, unavailable)
  open class var labelFontSize: CGFloat {}
  @available(tvOS, unavailable)
  open class var systemFontSize: CGFloat {}
  open var pointSize: CGFloat {}
  open var lineHeight: CGFloat {}
  open var fontName: String {}
  open var familyName: String {}
  open var fontDescriptor: UIFontDescriptor {}
  open func withSize(_ size: CGFloat) -> UIFont {}
}
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle style: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont {}
  open func scaledValue(for value: CGFloat) -> CGFloat {}
}

open class UIImage: NSObject, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting,
  @unchecked Sendable
{
  @objc public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) {}
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {}
    public convenience init(textStyle: UIFont.TextStyle) {}
    public convenience init(scale: SymbolScale) {}
  }
  @objc public enum SymbolWeight: Int, Sendable { case unspecified, regular, medium, semibold, bold }
  @objc public enum SymbolScale: Int, Sendable { case `default`, small, medium, large }
  public override init() {}
  public convenience init?(named name: String) {}
  public convenience init?(systemName: String) {}
  public convenience init?(systemName: String, withConfiguration: SymbolConfiguration?) {}
  public convenience init?(data: Data) {}
  public init(cgImage: CGImage) {}
  public init?(contentsOfFile path: String) {}
  open var size: CGSize {}
  open var scale: CGFloat {}
  open var cgImage: CGImage? {}
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {}
  open func withTintColor(_ color: UIColor) -> UIImage {}
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {}
  open func jpegData(compressionQuality: CGFloat) -> Data? {}
  open func pngData() -> Data? {}
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  @available(iOS 15.0, tvOS 15.0, *)
  open func preparingForDisplay() -> UIImage? {}
  @available(iOS 15.0, tvOS 15.0, *)
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {}
  @available(iOS 15.0, tvOS 15.0, *)
  nonisolated(nonsending) open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {}
}

open class UIBezierPath: NSObject {
  public convenience init(rect: CGRect) {}
  public convenience init(ovalIn rect: CGRect) {}
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open var cgPath: CGPath {
    get {}
    set {}
  }
  open var lineWidth: CGFloat {
    get {}
    set {}
  }
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
}
open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext {}
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) {}
  public convenience init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {}
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {}
}
public func UIGraphicsGetCurrentContext() -> CGContext? {}
public func UIRectFill(_ rect: CGRect) {}
@available(tvOS, unavailable)
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

extension NSValue {
  public convenience init(cgAffineTransform: CGAffineTransform) {}
}
extension IndexPath {
  public init(row: Int, section: Int) {}
  public init(item: Int, section: Int) {}
  public var row: Int {}
  public var section: Int {
    get {}
    set {}
  }
  public var item: Int {}
}
