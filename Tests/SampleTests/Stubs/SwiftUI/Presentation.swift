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
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  nonisolated public func alert<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  nonisolated public func alert<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  nonisolated public func confirmationDialog<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction: Self = Self()
  public static let cancelAction: Self = Self()
}
public enum PopoverAttachmentAnchor: Sendable { case rect }
public struct SearchFieldPlacement: Sendable {
  public static let automatic: Self = Self()
  public static let toolbar: Self = Self()
  public static let sidebar: Self = Self()
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle {}
}
#if IOS
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
  public struct TextInputAutocapitalization: Sendable {
    public static var never: Self {}
  }
  extension View {
    nonisolated public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    nonisolated public func navigationBarTitleDisplayMode(
      _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(
      _ mode: ScrollDismissesKeyboardMode
    ) -> some View { self }
  }
  public struct ScrollDismissesKeyboardMode: Sendable {
    public static var immediately: Self {}
    public static var interactively: Self {}
    public static var never: Self {}
  }
#elseif MACOS
  extension View {
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  }
#endif
