public struct URLRequest: Hashable, Sendable, BridgedType {
  public typealias _ObjectiveCType = NSURLRequest
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
open class NSURLRequest: NSObject {}
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int {}
}
open class URLSessionTask: NSObject, @unchecked Sendable {
  open func resume() {}
  open func cancel() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession {}
  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {}
  public func data(from url: URL) async throws -> (Data, URLResponse) {}
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {}
}
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] {}
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
}
open class NSExtensionItem: NSObject {
  open var attachments: [NSItemProvider]? {
    get {}
    set {}
  }
}
public struct URLError: Error, Sendable {
  public struct Code: Hashable, Sendable {
    public static var cancelled: Code {}
  }
  public var code: Code {}
}
open class HTTPCookie: NSObject, @unchecked Sendable {
  open var name: String {}
}

@objc public protocol NSItemProviderReading: NSObjectProtocol {}
@objc public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
public protocol _NSItemProviderBridge {}
open class NSItemProvider: NSObject {
  public override init() {}
  public convenience init(object: any NSItemProviderWriting) {}
  public convenience init?(contentsOf url: URL!) {}
  open var registeredTypeIdentifiers: [String] {}
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  open var suggestedName: String? {
    get {}
    set {}
  }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {}
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {}
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {}
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {}
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {}
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {}
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {}
}
