@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: Self = Self()
  public static let large: Self = Self()
  public static func fraction(_ fraction: CGFloat) -> Self {}
  public static func height(_ height: CGFloat) -> Self {}
}
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func alert<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func alert<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func confirmationDialog<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  @available(tvOS 14.0, *)
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { self }
  @available(watchOS 7.0, *)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { self }
  @available(macOS 13.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction: Self = Self()
  public static let cancelAction: Self = Self()
}
public enum PopoverAttachmentAnchor { case rect }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic: Self = Self()
  @available(tvOS, unavailable)
  public static let toolbar: Self = Self()
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar: Self = Self()
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
@available(iOS 14.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var insetGrouped: InsetGroupedListStyle {}
}
#if IOS
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
  @available(iOS 15.0, tvOS 15.0, *)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: Self {}
  }
  extension View {
    @available(iOS 14.0, tvOS 14.0, *)
    nonisolated public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    @available(iOS 14.0, tvOS 14.0, *)
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    @available(iOS 14.0, *)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
      _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @available(tvOS, unavailable)
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    @available(iOS 15.0, tvOS 15.0, *)
    nonisolated public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    @available(iOS 16.0, tvOS 16.0, *)
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    @available(iOS 16.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    @available(iOS 16.0, tvOS 16.0, *)
    @available(visionOS, unavailable)
    nonisolated public func scrollDismissesKeyboard(
      _ mode: ScrollDismissesKeyboardMode
    ) -> some View { self }
  }
  @available(iOS 16.0, tvOS 16.0, *)
  @available(visionOS, unavailable)
  public struct ScrollDismissesKeyboardMode: Sendable {
    public static var immediately: Self {}
    public static var interactively: Self {}
    public static var never: Self {}
  }
#elseif MACOS
  extension View {
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    @available(macOS 13.0, *)
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  }
#endif
