@_exported import PlatformViews

open class LPLinkMetadata: NSObject {
  public override init() {}
  open var title: String? {
    get {}
    set {}
  }
  open var url: URL? {
    get {}
    set {}
  }
  open var originalURL: URL? {
    get {}
    set {}
  }
}
@available(tvOS 18.0, watchOS 9.0, *)
open class LPMetadataProvider: NSObject {
  public override init() {}
  nonisolated(nonsending) open func startFetchingMetadata(for url: URL) async throws
    -> LPLinkMetadata
  {}
  open func cancel() {}
  open var timeout: TimeInterval {
    get {}
    set {}
  }
}
#if !WATCHOS
  @available(tvOS 14.0, *)
  @available(watchOS, unavailable)
  @MainActor open class LPLinkView: PlatformView {
    public init(url: URL) {}
    public init(metadata: LPLinkMetadata) {}
    public required init?(coder: NSCoder) {}
    open var metadata: LPLinkMetadata {
      get {}
      set {}
    }
  }
#endif
