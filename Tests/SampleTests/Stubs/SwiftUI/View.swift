@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers
#if IOS
  @_exported import UIKit
#elseif MACOS
  @_exported import AppKit
#elseif WATCHOS
  @_exported import WatchKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never {}
}
/// A view the framework draws itself.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never {}
}
extension Optional: View where Wrapped: View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias Body = Never
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var body: Never {}
}
@frozen public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}
@frozen public struct TupleView<T>: PrimitiveView {
  nonisolated public init(_ value: T) {}
}
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias Body = Never
  public var body: Never {}
}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias ToolbarBody = Never
}
public struct AnyView: PrimitiveView {
  nonisolated public init<V: View>(_ view: V) {}
}
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never {}
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content {}
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View {}
  public static func buildBlock() -> EmptyView {}
  public static func buildBlock<Content: View>(_ content: Content) -> Content {}
  @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {}
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {}
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {}
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {}
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {}
}

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var body: Never {}
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public typealias Body = Never
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var body: Never {}
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
extension ForEach where Content: View {
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {}
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  public static func main() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
public protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var body: Never {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {}
  public static func buildBlock<A: Scene, B: Scene>(_ a: A, _ b: B) -> some Scene { a }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: @escaping () -> Content) {}
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
}
#if MACOS
  @available(macOS 13.0, *)
  public struct Window<Content: View>: PrimitiveScene {
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  }
  @available(macOS 11.0, *)
  public struct Settings<Content: View>: PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
  }
  @available(macOS 13.0, *)
  public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    public init(
      _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
  }
#endif

public protocol DynamicProperty {}
