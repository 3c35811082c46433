extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func fixedSize() -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View { self }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }
  nonisolated public func font(_ font: Font?) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func textSelection(_ selectability: EnabledTextSelectability) -> some View {
    self
  }
  @available(watchOS 8.0, *)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  @available(macOS 11.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  @available(macOS 11.0, *)
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Sendable {
  public static let opacity: Self = Self()
  public static let identity: Self = Self()
  public static func numericText(countsDown: Bool = false) -> Self {}
}
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability {
  public static var enabled: Self {}
  public static var disabled: Self {}
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { self }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View
  where K.Value: Equatable { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}
