@_exported import PlatformViews

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
open class SWHighlight: NSObject {
  open var url: URL {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@MainActor open class SWAttributionView: PlatformView {
  @objc public enum DisplayContext: Int, Sendable { case summary, detail }
  @objc public enum HorizontalAlignment: Int, Sendable { case `default`, leading, center, trailing }
  open var highlight: SWHighlight? {
    get {}
    set {}
  }
  open var displayContext: DisplayContext {
    get {}
    set {}
  }
  open var horizontalAlignment: HorizontalAlignment {
    get {}
    set {}
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get {}
    set {}
  }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@MainActor open class SWCollaborationView: PlatformView {
  public init(itemProvider: NSItemProvider) {}
  public required init?(coder: NSCoder) {}
  open var activeParticipantCount: Int {
    get {}
    set {}
  }
  open var headerTitle: String {
    get {}
    set {}
  }
}
