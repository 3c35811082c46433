open class NSAttributedString: NSObject, NSCopying, NSSecureCoding {
  public struct Key: ImportedString {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(_ rawValue: String) {}
    public init(rawValue: String) {}
  }
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
  }
  public struct DocumentReadingOptionKey: Hashable, Sendable {
    public static var documentType: DocumentReadingOptionKey {}
  }
  public struct DocumentType: Hashable, Sendable {
    public static var html: DocumentType {}
    public static var rtf: DocumentType {}
    public static var plain: DocumentType {}
  }
  public override init() {}
  public init(string: String) {}
  public init(string: String, attributes: [Key: Any]? = nil) {}
  public init(attributedString: NSAttributedString) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public convenience init(_ string: AttributedString) {}
  public convenience init(attachment: NSTextAttachment) {}
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {}
  open var string: String {}
  open var length: Int {}
  open func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [Key: Any] {}
  open func attribute(_ name: Key, at location: Int, effectiveRange: NSRangePointer?) -> Any? {}
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {}
  open func isEqual(to other: NSAttributedString) -> Bool {}
  open func size() -> CGSize {}
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect) {}
  open func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {}
}

open class NSMutableAttributedString: NSAttributedString {
  open func setAttributedString(_ string: NSAttributedString) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  open func append(_ string: NSAttributedString) {}
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {}
  open func addAttributes(_ attributes: [Key: Any], range: NSRange) {}
  open func removeAttribute(_ name: Key, range: NSRange) {}
  open func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {}
  open func replaceCharacters(in range: NSRange, with string: String) {}
  open func beginEditing() {}
  open func endEditing() {}
  open var mutableString: NSString {}
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var usesLineFragmentOrigin: NSStringDrawingOptions {}
  public static var usesFontLeading: NSStringDrawingOptions {}
}
open class NSStringDrawingContext: NSObject {}
@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@objc public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
@objc public enum NSWritingDirection: Int, Sendable { case natural, leftToRight, rightToLeft }

open class NSTextAttachment: NSObject {
  public override init() {}
  @available(watchOS, unavailable)
  public init(data contentData: Data?, ofType uti: String?) {}
  @available(watchOS, unavailable)
  open var bounds: CGRect {
    get {}
    set {}
  }
}
open class NSParagraphStyle: NSObject {
  open class var `default`: NSParagraphStyle {}
  open var alignment: NSTextAlignment {}
}
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get {}
    set {}
  }
  open var lineSpacing: CGFloat {
    get {}
    set {}
  }
  open var lineBreakMode: NSLineBreakMode {
    get {}
    set {}
  }
  open var tabStops: [NSTextTab]! {
    get {}
    set {}
  }
}
open class NSTextTab: NSObject {
  public struct OptionKey: Hashable, Sendable {}
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any]
  ) {}
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key {}
  public static var foregroundColor: NSAttributedString.Key {}
  public static var backgroundColor: NSAttributedString.Key {}
  public static var paragraphStyle: NSAttributedString.Key {}
  public static var link: NSAttributedString.Key {}
  public static var underlineStyle: NSAttributedString.Key {}
  public static var strikethroughStyle: NSAttributedString.Key {}
  public static var attachment: NSAttributedString.Key {}
  public static var kern: NSAttributedString.Key {}
}
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var single: NSUnderlineStyle {}
  public static var thick: NSUnderlineStyle {}
}
extension AttributedString {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ string: NSAttributedString) {}
}

@available(watchOS, unavailable)
open class NSTextContainer: NSObject {
  public init(size: CGSize) {}
  open var size: CGSize {
    get {}
    set {}
  }
  open var lineFragmentPadding: CGFloat {
    get {}
    set {}
  }
  open var maximumNumberOfLines: Int {
    get {}
    set {}
  }
  open var lineBreakMode: NSLineBreakMode {
    get {}
    set {}
  }
  open var widthTracksTextView: Bool {
    get {}
    set {}
  }
  open var heightTracksTextView: Bool {
    get {}
    set {}
  }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  open var containerSize: CGSize {
    get {}
    set {}
  }
}
@available(watchOS, unavailable)
open class NSLayoutManager: NSObject {
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect {}
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {}
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
open class NSTextRange: NSObject {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
@available(watchOS, unavailable)
open class NSTextLayoutManager: NSObject {
  open var documentRange: NSTextRange {}
  open func addRenderingAttribute(
    _ attribute: NSAttributedString.Key, value: Any?, for range: NSTextRange
  ) {}
}
@available(watchOS, unavailable)
open class NSTextStorage: NSMutableAttributedString {
  open func addLayoutManager(_ manager: NSLayoutManager) {}
}
