@_exported import PlatformViews

open class SWHighlight: NSObject {
  open var url: URL {}
}
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
}
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
