public struct WindowResizability: Sendable {
  public static var automatic: Self {}
  public static var contentSize: Self {}
  public static var contentMinSize: Self {}
}
public protocol WindowStyle {}
public struct HiddenTitleBarWindowStyle: WindowStyle {}
public struct PlainWindowStyle: WindowStyle {}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle {}
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle {}
}
public enum WindowLevel: Sendable {
  case automatic, normal, floating, desktop
}
extension Scene {
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  #if MACOS
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
      self
    }
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
      self
    }
  #endif
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle {}
}
public protocol WindowToolbarStyle {}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {}
}
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never {}
}
@resultBuilder public struct CommandsBuilder {
  public static func buildBlock<C: Commands>(_ content: C) -> C {}
}
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem: Self = Self()
  public static let printItem: Self = Self()
  public static let textEditing: Self = Self()
  public static let help: Self = Self()
}
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
