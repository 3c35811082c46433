@_exported import PlatformViews
import SwiftUI

@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest {}
}
@objc public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
@MainActor @objc public protocol WKNavigationDelegate: NSObjectProtocol {
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  @objc optional func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  @objc optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
@MainActor @objc public protocol WKUIDelegate: NSObjectProtocol {}
@MainActor open class WKScriptMessage: NSObject {
  open var body: Any {}
  open var name: String {}
}
@MainActor @objc public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor open class WKUserContentController: NSObject {
  public override init() {}
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}
@MainActor open class WKWebsiteDataRecord: NSObject {
  open var displayName: String {}
  open var dataTypes: Set<String> {}
}
@MainActor open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore {}
  open var httpCookieStore: WKHTTPCookieStore {}
  open class func nonPersistent() -> WKWebsiteDataStore {}
  open class func allWebsiteDataTypes() -> Set<String> {}
  open func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] {}
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {}
}
@MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat {
    get {}
    set {}
  }
}
@MainActor open class WKWebViewConfiguration: NSObject {
  public override init() {}
  open var userContentController: WKUserContentController {
    get {}
    set {}
  }
  open var websiteDataStore: WKWebsiteDataStore {
    get {}
    set {}
  }
  open var preferences: WKPreferences {
    get {}
    set {}
  }
  #if IOS
    open var allowsInlineMediaPlayback: Bool {
      get {}
      set {}
    }
    open var allowsPictureInPictureMediaPlayback: Bool {
      get {}
      set {}
    }
  #endif
}
@MainActor open class WKBackForwardList: NSObject {}
@MainActor open class WKWebView: PlatformView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var configuration: WKWebViewConfiguration {}
  @available(iOS 15.0, macOS 12.0, macCatalyst 15.0, *)
  open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
  open var url: URL? {}
  open var title: String? {}
  open var isLoading: Bool {}
  open var estimatedProgress: Double {}
  open var canGoBack: Bool {}
  open var canGoForward: Bool {}
  open var allowsBackForwardNavigationGestures: Bool {
    get {}
    set {}
  }
  @available(iOS 14.0, macOS 11.0, *)
  open var pageZoom: CGFloat {
    get {}
    set {}
  }
  @available(iOS 16.4, macOS 13.3, *)
  open var isInspectable: Bool {
    get {}
    set {}
  }
  open var customUserAgent: String? {
    get {}
    set {}
  }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {}
  @discardableResult open func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {}
  @discardableResult open func goBack() -> WKNavigation? {}
  @discardableResult open func goForward() -> WKNavigation? {}
  @discardableResult open func reload() -> WKNavigation? {}
  open func stopLoading() {}
  @available(iOS 14.0, macOS 11.0, *)
  open func evaluateJavaScript(
    _ script: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
  #if IOS
    open var scrollView: UIScrollView {}
  #endif
}

/// Part of the SwiftUI overlay.
@available(iOS 26.0, macOS 26.0, *)
@MainActor public final class WebPage: Observable {
  public init() {}
  public var title: String {}
  public var url: URL? {}
  public var isLoading: Bool {}
  public var estimatedProgress: Double {}
  public func load(_ request: URLRequest) {}
  public func reload() {}
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: some View { EmptyView() }
}
@MainActor open class WKHTTPCookieStore: NSObject {
  open func setCookie(_ cookie: HTTPCookie) async {}
}
