@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: Self = Self()
  public static let center: Self = Self()
  public static let trailing: Self = Self()
}
@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let top: Self = Self()
  public static let center: Self = Self()
  public static let bottom: Self = Self()
  public static let firstTextBaseline: Self = Self()
}
@frozen public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  public static let center: Self = Self(horizontal: .center, vertical: .center)
  public static let leading: Self = Self(horizontal: .center, vertical: .center)
  public static let trailing: Self = Self(horizontal: .center, vertical: .center)
  public static let top: Self = Self(horizontal: .center, vertical: .center)
  public static let bottom: Self = Self(horizontal: .center, vertical: .center)
  public static let topLeading: Self = Self(horizontal: .center, vertical: .center)
  public static let topTrailing: Self = Self(horizontal: .center, vertical: .center)
  public static let bottomLeading: Self = Self(horizontal: .center, vertical: .center)
  public static let bottomTrailing: Self = Self(horizontal: .center, vertical: .center)
}
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) {}
    public static let horizontal: Set = Set(rawValue: 1)
    public static let vertical: Set = Set(rawValue: 2)
  }
}
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) {}
    public static let top: Set = Set(rawValue: 1)
    public static let leading: Set = Set(rawValue: 2)
    public static let bottom: Set = Set(rawValue: 4)
    public static let trailing: Set = Set(rawValue: 8)
    public static let all: Set = Set(rawValue: 15)
    public static let horizontal: Set = Set(rawValue: 10)
    public static let vertical: Set = Set(rawValue: 5)
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public init() {}
}
@frozen public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@frozen public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@frozen public struct ZStack<Content: View>: PrimitiveView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVGrid<Content: View>: PrimitiveView {
  nonisolated public init(
    columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct ScrollViewReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
@frozen public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let center: Self = Self(x: 0, y: 0)
  public static let top: Self = Self(x: 0, y: 0)
  public static let bottom: Self = Self(x: 0, y: 0)
  public static let leading: Self = Self(x: 0, y: 0)
  public static let trailing: Self = Self(x: 0, y: 0)
}
@frozen public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy {
  public var size: CGSize {}
  public var safeAreaInsets: EdgeInsets {}
  public func frame(in space: CoordinateSpace) -> CGRect {}
  @_disfavoredOverload public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {}
}
public enum CoordinateSpace { case global, local }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol CoordinateSpaceProtocol {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace {}
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace {}
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {}
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @available(watchOS, unavailable)
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {}
  @available(watchOS, unavailable)
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {}
  @available(watchOS, unavailable)
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  @available(watchOS, unavailable)
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
public struct Form<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@available(watchOS 7.0, *)
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never {}
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
#if MACOS
  public struct HSplitView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
  }
#endif
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View>: PrimitiveView {}
extension GroupBox where Label == Text {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewThatFits<Content: View>: PrimitiveView {
  nonisolated public init(in axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
  public init() {}
  public var count: Int {}
  public var isEmpty: Bool {}
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
  public static func == (lhs: Self, rhs: Self) -> Bool {}
}
@available(watchOS 7.0, *)
public struct NavigationView<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink where Destination == Never {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {}
}
extension NavigationLink where Label == Text, Destination == Never {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init<P: Hashable>(_ key: LocalizedStringKey, value: P?) {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncImage<Content: View>: PrimitiveView {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
}
