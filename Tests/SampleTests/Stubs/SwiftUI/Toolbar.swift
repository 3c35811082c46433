@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype ToolbarBody
}
public struct ToolbarPlacement: Sendable {
  public static var automatic: Self {}
  public static var navigationBar: Self {}
  public static var tabBar: Self {}
  public static var bottomBar: Self {}
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic: Self = Self()
  public static let principal: Self = Self()
  public static let navigation: Self = Self()
  public static let primaryAction: Self = Self()
  public static let cancellationAction: Self = Self()
  public static let confirmationAction: Self = Self()
  #if !MACOS
    public static let topBarLeading: Self = Self()
    public static let topBarTrailing: Self = Self()
    public static let bottomBar: Self = Self()
  #endif
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias ToolbarBody = Never
}
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias ToolbarBody = Never
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C {}
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C {}
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(
    _ a: A, _ b: B
  ) -> _ConditionalContent<A, B> {}
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ConditionalContent<C, C> {}
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> {}
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> {}
}
