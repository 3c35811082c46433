@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype ToolbarBody
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement {
  public static var automatic: Self {}
  @available(macOS, unavailable)
  public static var navigationBar: Self {}
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var tabBar: Self {}
  @available(watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var bottomBar: Self {}
  @available(iOS 27.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var statusBar: Self {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemPlacement {
  public static var automatic: Self {}
  @available(watchOS, unavailable)
  public static var principal: Self {}
  @available(watchOS, unavailable)
  public static var navigation: Self {}
  public static var primaryAction: Self {}
  public static var cancellationAction: Self {}
  public static var confirmationAction: Self {}
  #if !MACOS
    @available(watchOS 10.0, *)
    @available(macOS, unavailable)
    public static var topBarLeading: Self {}
    @available(watchOS 10.0, *)
    @available(macOS, unavailable)
    public static var topBarTrailing: Self {}
    @available(tvOS 18.0, watchOS 10.0, *)
    @available(macOS, unavailable)
    public static var bottomBar: Self {}
  #endif
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias ToolbarBody = Never
}
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias ToolbarBody = Never
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C {}
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C {}
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(
    _ a: A, _ b: B
  ) -> _ConditionalContent<A, B> {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ConditionalContent<C, C> {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> {}
}
