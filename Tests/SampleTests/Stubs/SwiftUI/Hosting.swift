#if IOS
  @available(iOS 16.0, tvOS 16.0, *)
  public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static let preferredContentSize: Self = Self(rawValue: 1)
    public static let intrinsicContentSize: Self = Self(rawValue: 2)
  }
  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {}
    public init?(coder: NSCoder, rootView: Content) {}
    public required init?(coder: NSCoder) {}
    public var rootView: Content {
      get {}
      set {}
    }
    @available(iOS 16.0, tvOS 16.0, *)
    public var sizingOptions: UIHostingControllerSizingOptions {
      get {}
      set {}
    }
    @available(iOS 16.4, tvOS 16.4, *)
    public var safeAreaRegions: SafeAreaRegions {
      get {}
      set {}
    }
    public func sizeThatFits(in size: CGSize) -> CGSize {}
  }
  @available(iOS 16.0, tvOS 16.0, *)
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    nonisolated public func background<S: ShapeStyle>(
      _ style: S
    ) -> UIHostingConfiguration<Content, AnyView> {}
    nonisolated public func background<B: View>(
      @ViewBuilder content: () -> B
    ) -> UIHostingConfiguration<Content, B> {}
    nonisolated public func margins(
      _ edges: Edge.Set = .all, _ length: CGFloat
    ) -> Self {}
    nonisolated public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {}
    nonisolated public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {}
    public func makeContentView() -> any UIView & UIContentView {}
    public func updated(for state: any UIConfigurationState) -> Self {}
  }
  @available(iOS 17.0, tvOS 17.0, *)
  public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
  }
  extension UIView {
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public static func animate(
      _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {}
  }
  extension UIColor {
    @available(iOS 14.0, tvOS 14.0, *)
    public convenience init(_ color: Color) {}
  }
#elseif MACOS
  @available(macOS 13.0, *)
  public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static let minSize: Self = Self(rawValue: 1)
    public static let intrinsicContentSize: Self = Self(rawValue: 2)
    public static let maxSize: Self = Self(rawValue: 4)
    public static let preferredContentSize: Self = Self(rawValue: 8)
    public static let standardBounds: Self = Self(rawValue: 7)
  }
  @available(macOS 14.0, *)
  public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static let title: Self = Self(rawValue: 1)
    public static let toolbars: Self = Self(rawValue: 2)
    public static let all: Self = Self(rawValue: 3)
  }
  @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    public required init(rootView: Content) {}
    public required init?(coder: NSCoder) {}
    public var rootView: Content {
      get {}
      set {}
    }
    @available(macOS 13.0, *)
    public var sizingOptions: NSHostingSizingOptions {
      get {}
      set {}
    }
    @available(macOS 13.3, *)
    public var safeAreaRegions: SafeAreaRegions {
      get {}
      set {}
    }
    @available(macOS 14.0, *)
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get {}
      set {}
    }
  }
  @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    public init(rootView: Content) {}
    public init?(coder: NSCoder, rootView: Content) {}
    public required init?(coder: NSCoder) {}
    public var rootView: Content {
      get {}
      set {}
    }
    @available(macOS 13.0, *)
    public var sizingOptions: NSHostingSizingOptions {
      get {}
      set {}
    }
    @available(macOS 13.3, *)
    public var safeAreaRegions: SafeAreaRegions {
      get {}
      set {}
    }
    @available(macOS 14.0, *)
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get {}
      set {}
    }
    public func sizeThatFits(in size: CGSize) -> CGSize {}
  }
  @available(macOS 14.4, *)
  open class NSHostingMenu<Content: View>: NSMenu {
    public init(rootView: Content) {}
    public required init(coder: NSCoder) {}
    public var rootView: Content {
      get {}
      set {}
    }
  }
  extension NSColor {
    @available(macOS 11.0, *)
    public convenience init(_ color: Color) {}
  }
  extension NSAnimationContext {
    @available(macOS 15.0, *)
    public static func animate(
      _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {}
  }
#elseif WATCHOS
  @MainActor @preconcurrency open class WKHostingController<Body: View>: WKInterfaceController {
    public override init() {}
    open var body: Body {}
    public func setNeedsBodyUpdate() {}
    public func updateBodyIfNeeded() {}
  }
#endif
