@_exported import Foundation

open class CNContact: NSObject {
  open var identifier: String {}
  open var givenName: String {}
  open var familyName: String {}
}
@objc public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: Formatter {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {}
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {}
}
public protocol CNKeyDescriptor: NSObjectProtocol {}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
public enum CNEntityType: Int, Sendable { case contacts }
@available(tvOS, unavailable)
open class CNContactStore: NSObject {
  public override init() {}
  nonisolated(nonsending) open func requestAccess(for type: CNEntityType) async throws -> Bool {}
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
}
