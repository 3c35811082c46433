@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public typealias NSRectArray = UnsafeMutablePointer<NSRect>
public func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect {}
public struct NSEdgeInsets: Sendable, ImportedStructure {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
public let NSEdgeInsetsZero: NSEdgeInsets = NSEdgeInsets()
public enum NSRectEdge: UInt, Sendable {
  case minX, minY, maxX, maxY
}
public struct NSDirectionalEdgeInsets: Equatable, Sendable, ImportedStructure {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public struct NSUserInterfaceItemIdentifier: ImportedString {
  public typealias _ObjectiveCType = NSString
  public var rawValue: String
  public init(_ rawValue: String) {}
  public init(rawValue: String) {}
}
@objc public protocol NSUserInterfaceItemIdentification: NSObjectProtocol {}
@objc public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@objc public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

extension IndexPath {
  public init(item: Int, section: Int) {}
  public var item: Int {}
  public var section: Int {}
}

open class NSColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public convenience init(white: CGFloat, alpha: CGFloat) {}
  public convenience init?(named name: String) {}
  public convenience init?(cgColor: CGColor) {}
  open var cgColor: CGColor {}
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {}
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {}
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  open var redComponent: CGFloat {}
  open var alphaComponent: CGFloat {}
  open class var black: NSColor {}
  open class var white: NSColor {}
  open class var clear: NSColor {}
  open class var red: NSColor {}
  open class var green: NSColor {}
  open class var blue: NSColor {}
  open class var gray: NSColor {}
  open class var orange: NSColor {}
  open class var yellow: NSColor {}
  open class var labelColor: NSColor {}
  open class var secondaryLabelColor: NSColor {}
  open class var tertiaryLabelColor: NSColor {}
  open class var quaternaryLabelColor: NSColor {}
  open class var textColor: NSColor {}
  open class var textBackgroundColor: NSColor {}
  open class var controlColor: NSColor {}
  open class var controlBackgroundColor: NSColor {}
  open class var controlAccentColor: NSColor {}
  open class var controlTextColor: NSColor {}
  open class var windowBackgroundColor: NSColor {}
  open class var underPageBackgroundColor: NSColor {}
  open class var separatorColor: NSColor {}
  open class var selectedContentBackgroundColor: NSColor {}
  open class var unemphasizedSelectedContentBackgroundColor: NSColor {}
  open class var placeholderTextColor: NSColor {}
  open class var systemRed: NSColor {}
  open class var systemGreen: NSColor {}
  open class var systemBlue: NSColor {}
  open class var systemOrange: NSColor {}
  open class var systemYellow: NSColor {}
  open class var systemPink: NSColor {}
  open class var systemPurple: NSColor {}
  open class var systemTeal: NSColor {}
  open class var systemIndigo: NSColor {}
  open class var systemGray: NSColor {}
  open class var linkColor: NSColor {}
}
open class NSColorSpace: NSObject, @unchecked Sendable {
  open class var sRGB: NSColorSpace {}
  open class var deviceRGB: NSColorSpace {}
}
open class NSFontDescriptor: NSObject {}
public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var boldFontMask: Self {}
}
open class NSFont: NSObject {
  public struct Weight: Hashable, Sendable {
    public static let light: Weight = Weight()
    public static let regular: Weight = Weight()
    public static let medium: Weight = Weight()
    public static let semibold: Weight = Weight()
    public static let bold: Weight = Weight()
  }
  @available(macOS 11.0, *)
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle: TextStyle = TextStyle()
    public static let title1: TextStyle = TextStyle()
    public static let headline: TextStyle = TextStyle()
    public static let body: TextStyle = TextStyle()
    public static let callout: TextStyle = TextStyle()
    public static let footnote: TextStyle = TextStyle()
  }
  public convenience init?(name: String, size: CGFloat) {}
  open class func systemFont(ofSize size: CGFloat) -> NSFont {}
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {}
  open class func boldSystemFont(ofSize size: CGFloat) -> NSFont {}
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont {}
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {}
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {}
  open class func userFixedPitchFont(ofSize size: CGFloat) -> NSFont? {}
  @available(macOS 11.0, *)
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [String: Any] = [:]
  ) -> NSFont {}
  open class var systemFontSize: CGFloat {}
  open class var smallSystemFontSize: CGFloat {}
  open var pointSize: CGFloat {}
  open var fontName: String {}
  open var familyName: String? {}
  open var displayName: String? {}
}
open class NSImageRep: NSObject {
  public struct HintKey: Hashable, Sendable {}
}
open class NSImage: NSObject {
  public typealias Name = String
  @available(macOS 11.0, *)
  open class SymbolConfiguration: NSObject {
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {}
  }
  public init(size: NSSize) {}
  public init?(contentsOf url: URL) {}
  public init?(contentsOfFile path: String) {}
  public init?(data: Data) {}
  public convenience init?(named name: Name) {}
  @available(macOS 11.0, *)
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {}
  public convenience init(
    size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {}
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {}
  open var size: NSSize {
    get {}
    set {}
  }
  open var isTemplate: Bool {
    get {}
    set {}
  }
  open func draw(in rect: NSRect) {}
  @available(macOS 11.0, *)
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {}
}
open class NSBezierPath: NSObject {
  public convenience init(rect: NSRect) {}
  public convenience init(ovalIn rect: NSRect) {}
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {}
  open var lineWidth: CGFloat {
    get {}
    set {}
  }
  open func move(to point: NSPoint) {}
  open func line(to point: NSPoint) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open class func fill(_ rect: NSRect) {}
  open class func stroke(_ rect: NSRect) {}
  open class func strokeLine(from start: NSPoint, to end: NSPoint) {}
}
open class NSGraphicsContext: NSObject {
  open class var current: NSGraphicsContext? {
    get {}
    set {}
  }
  open var cgContext: CGContext {}
}
extension NSRect {
  public func fill() {}
}
extension NSString {
  public func draw(in rect: NSRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}
open class NSCursor: NSObject {
  public init(image: NSImage, hotSpot: NSPoint) {}
  open class var arrow: NSCursor {}
  open class var iBeam: NSCursor {}
  open class var crosshair: NSCursor {}
  open class var pointingHand: NSCursor {}
  open class var openHand: NSCursor {}
  open class var closedHand: NSCursor {}
  open class var resizeLeftRight: NSCursor {}
  open class var resizeUpDown: NSCursor {}
  open class var operationNotAllowed: NSCursor {}
  open class var current: NSCursor {}
  open func push() {}
  open func pop() {}
  open class func pop() {}
  open func set() {}
  open class func hide() {}
}
open class NSPasteboard: NSObject {
  public struct PasteboardType: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
    public static let string: PasteboardType = PasteboardType("")
    public static let fileURL: PasteboardType = PasteboardType("")
  }
  open class var general: NSPasteboard {}
  @discardableResult open func clearContents() -> Int {}
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool {}
  open func string(forType type: PasteboardType) -> String? {}
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {}
  open func canReadObject(
    forClasses classes: [AnyClass], options: [String: Any]? = nil
  ) -> Bool {}
}
@objc public protocol NSPasteboardWriting: NSObjectProtocol {}
extension NSURL: NSPasteboardWriting {}
extension NSString: NSPasteboardWriting {}
@objc public enum NSFindPanelAction: Int, Sendable { case showFindPanel = 1 }
