@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
  public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
  public static let infinity: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
  public init(width: CGFloat?, height: CGFloat?) {}
  public init(_ size: CGSize) {}
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {}
}

#if IOS
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(
      _ uiView: UIViewType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(iOS 16.0, tvOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
  }
  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    @available(iOS 16.0, tvOS 16.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? {}
    nonisolated public var body: Never {}
  }
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction {}
    public var environment: EnvironmentValues {}
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
  }

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
  where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
      _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(iOS 16.0, tvOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
  }
  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    @available(iOS 16.0, tvOS 16.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? {}
    nonisolated public var body: Never {}
  }
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction {}
    public var environment: EnvironmentValues {}
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
  }

  @available(iOS 18.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    @MainActor @preconcurrency func makeUIGestureRecognizer(
      context: Context
    ) -> UIGestureRecognizerType
    @MainActor @preconcurrency func updateUIGestureRecognizer(
      _ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator(
      converter: CoordinateSpaceConverter
    ) -> Coordinator
  }
  extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
    public func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
  }
  extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
  }
  @available(iOS 18.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public struct UIGestureRecognizerRepresentableContext<
    Representable: UIGestureRecognizerRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
  }
  @available(iOS 18.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint {}
    public var localTranslation: CGPoint? {}
    public var localVelocity: CGPoint? {}
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {}
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {}
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {}
    public func convert(
      globalPoint point: CGPoint, to space: some CoordinateSpaceProtocol = .local
    ) -> CGPoint {}
  }
  extension View {
    nonisolated public func gesture(
      _ representable: some UIGestureRecognizerRepresentable
    ) -> some View { self }
  }
#elseif MACOS
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(
      _ nsView: NSViewType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(macOS 13.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
    typealias Context = NSViewRepresentableContext<Self>
  }
  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    @available(macOS 13.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? {}
    nonisolated public var body: Never {}
  }
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction {}
    public var environment: EnvironmentValues {}
    @available(macOS 15.0, *)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
  }
  @MainActor @preconcurrency public protocol NSViewControllerRepresentable: View
  where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(
      _ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(macOS 13.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = NSViewControllerRepresentableContext<Self>
  }
  extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    @available(macOS 13.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? {}
    nonisolated public var body: Never {}
  }
  @MainActor @preconcurrency
  public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction {}
    public var environment: EnvironmentValues {}
    @available(macOS 15.0, *)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {}
  }
  @available(macOS 26.0, *)
  @MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
    associatedtype NSGestureRecognizerType: NSGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = NSGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
    @MainActor @preconcurrency func makeNSGestureRecognizer(
      context: Context
    ) -> NSGestureRecognizerType
    @MainActor @preconcurrency func updateNSGestureRecognizer(
      _ recognizer: NSGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func handleNSGestureRecognizerAction(
      _ recognizer: NSGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator(
      converter: CoordinateSpaceConverter
    ) -> Coordinator
  }
  extension NSGestureRecognizerRepresentable {
    public func updateNSGestureRecognizer(
      _ recognizer: NSGestureRecognizerType, context: Context
    ) {}
    public func handleNSGestureRecognizerAction(
      _ recognizer: NSGestureRecognizerType, context: Context
    ) {}
  }
  extension NSGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
  }
  @available(macOS 26.0, *)
  @MainActor @preconcurrency
  public struct NSGestureRecognizerRepresentableContext<
    Representable: NSGestureRecognizerRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public var converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter {}
  }
  @available(macOS 26.0, *)
  @MainActor @preconcurrency
  public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint {}
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {}
  }
  extension View {
    nonisolated public func gesture(
      _ representable: some NSGestureRecognizerRepresentable
    ) -> some View { self }
  }
#elseif WATCHOS
  @MainActor @preconcurrency public protocol WKInterfaceObjectRepresentable: View
  where Body == Never {
    associatedtype WKInterfaceObjectType: WKInterfaceObject
    @MainActor @preconcurrency func makeWKInterfaceObject(
      context: Context
    ) -> WKInterfaceObjectType
    @MainActor @preconcurrency func updateWKInterfaceObject(
      _ wkInterfaceObject: WKInterfaceObjectType, context: Context)
    @MainActor @preconcurrency static func dismantleWKInterfaceObject(
      _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    typealias Context = WKInterfaceObjectRepresentableContext<Self>
  }
  extension WKInterfaceObjectRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  extension WKInterfaceObjectRepresentable {
    public static func dismantleWKInterfaceObject(
      _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator
    ) {}
    nonisolated public var body: Never {}
  }
  @MainActor @preconcurrency
  public struct WKInterfaceObjectRepresentableContext<
    Representable: WKInterfaceObjectRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction {}
    public var environment: EnvironmentValues {}
  }
#endif
