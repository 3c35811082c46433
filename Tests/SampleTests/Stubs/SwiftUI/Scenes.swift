@available(iOS 17.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowResizability: Sendable {
  public static var automatic: Self {}
  public static var contentSize: Self {}
  public static var contentMinSize: Self {}
}
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS 1.0, *)
public protocol WindowStyle {}
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HiddenTitleBarWindowStyle: WindowStyle {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS 1.0, *)
public struct PlainWindowStyle: WindowStyle {}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  @available(visionOS, unavailable)
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle {}
}
extension WindowStyle where Self == PlainWindowStyle {
  @available(macOS 15.0, *)
  public static var plain: PlainWindowStyle {}
}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum WindowLevel: Sendable {
  case automatic, normal, floating, desktop
}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum WindowInteractionBehavior: Sendable {
  case automatic, enabled, disabled
}
extension Scene {
  @available(iOS 17.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  @available(iOS 17.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  @available(iOS 17.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  #if MACOS
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    @available(macOS 15.0, *)
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    @available(macOS 15.0, *)
    nonisolated public func windowBackgroundDragBehavior(
      _ behavior: WindowInteractionBehavior
    ) -> some Scene { self }
    @available(macOS 13.0, *)
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
      self
    }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
      self
    }
  #endif
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol MenuBarExtraStyle {}
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle {}
}
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowToolbarStyle {}
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var body: Never {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct CommandsBuilder {
  public static func buildBlock<C: Commands>(_ content: C) -> C {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement: Sendable {
  public static let newItem: Self = Self()
  public static let printItem: Self = Self()
  public static let textEditing: Self = Self()
  public static let help: Self = Self()
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
