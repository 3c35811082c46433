@_exported import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Hashable, Sendable {
  public init?(_ identifier: String) {}
  public init?(filenameExtension: String) {}
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {}
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {}
  public var identifier: String {}
  public var preferredFilenameExtension: String? {}
  public func conforms(to other: UTType) -> Bool {}
  public static var item: UTType {}
  public static var content: UTType {}
  public static var data: UTType {}
  public static var folder: UTType {}
  public static var text: UTType {}
  public static var plainText: UTType {}
  public static var utf8PlainText: UTType {}
  public static var json: UTType {}
  public static var pdf: UTType {}
  public static var image: UTType {}
  public static var png: UTType {}
  public static var jpeg: UTType {}
  public static var movie: UTType {}
  public static var url: UTType {}
  public static var fileURL: UTType {}
  public static var zip: UTType {}
}
